/** The brand's contact data for an island. Context does not cross island roots, so each island provides it (decisions/shell#brand-contact-by-context). */
import { createContext, useContext, type ReactNode } from 'react';

interface BrandContact {
  /** Phone number of customer service as shown, such as 1-800-555-0110. */
  phone: string;
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
