/** The brand data of the zip form. The full slice would be a tenth of the page. */
import type { Brand } from '../../brand/brand.schema.ts';

export interface ZipFormBrand {
  code: string;
  name: string;
  phone: string;
  hoursText: string;
  /** There is a page with what plans cost. */
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
