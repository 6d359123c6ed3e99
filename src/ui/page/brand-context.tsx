/** The brand of an island root. Context does not cross island roots: each provides its own slice (decisions/shell#brand-contact-by-context). */
import { createContext, useContext, type ReactNode } from 'react';

interface BrandContact {
  /** Customer service, formatted: 1-800-555-0110. */
  phone: string;
  /** In the page's language. */
  hoursText: string;
}

const Context = createContext<BrandContact | null>(null);

export const BrandContext = ({ brand, children }: { brand: BrandContact; children: ReactNode }) => (
  <Context value={brand}>{children}</Context>
);

/** @throws Error outside a `BrandContext` */
export function useBrandContact(): BrandContact {
  const brand = useContext(Context);
  if (!brand) throw new Error('No BrandContext around this component');
  return brand;
}
