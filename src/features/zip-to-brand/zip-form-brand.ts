/** The part of the brand that the zip form needs. The full brand slice would add a tenth to the page's size. */
import type { Brand } from '../../brand/brand.schema.ts';

export interface ZipFormBrand {
  code: string;
  name: string;
  phone: string;
  hoursText: string;
  /** Whether the brand has a page that shows the prices of its plans. */
  showsPrices: boolean;
}

/** @param brand in the page's language */
export const toZipFormBrand = (brand: Brand): ZipFormBrand => ({
  code: brand.code,
  name: brand.name,
  phone: brand.customerServicePhoneNumber,
  hoursText: brand.hours.text,
  showsPrices: brand.sellsPlans,
});
