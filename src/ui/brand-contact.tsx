/**
 * The brand's customer service number and hours. Each island root provides its brand slice once; context does not cross
 * roots.
 */
import { createContext, useContext, type ReactNode } from 'react';

export interface BrandContact {
  /** Formatted: 1-800-555-0110. */
  phone: string;
  /** In the page's language. */
  hoursText: string;
}

const Context = createContext<BrandContact | null>(null);

export const BrandProvider = ({ brand, children }: { brand: BrandContact; children: ReactNode }) => (
  <Context value={brand}>{children}</Context>
);

/** @throws Error outside a BrandProvider: an empty number must never be shown */
export function useBrandContact(): BrandContact {
  const contact = useContext(Context);
  if (!contact) throw new Error('No BrandProvider around this component');
  return contact;
}

export const usePhone = (): string => useBrandContact().phone;
