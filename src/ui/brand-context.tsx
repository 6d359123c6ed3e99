/**
 * The brand of an island root, for all views inside it. Context does not cross island roots: each root provides it with its
 * own slice (decision 097).
 */
import { createContext, useContext, type ReactNode } from 'react';

/** What shared components need of a brand; every brand slice has it. */
interface BrandContact {
  /** Customer service, formatted: 1-800-555-0110. */
  phone: string;
  /** In the page's language. */
  hoursText: string;
}

const Context = createContext<BrandContact | null>(null);

/** @param brand a localized slice */
export const BrandContext = ({ brand, children }: { brand: BrandContact; children: ReactNode }) => (
  <Context value={brand}>{children}</Context>
);

/** @throws Error outside a `BrandContext` */
export function useBrandContact(): BrandContact {
  const brand = useContext(Context);
  if (!brand) throw new Error('No BrandContext around this component');
  return brand;
}
