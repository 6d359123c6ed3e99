/** The brand data of the zip form. The full slice would be a tenth of the page. */
import type { Brand } from '../../brand/brand.schema.ts';

export interface ZipFormBrand {
  code: string;
  name: string;
  phone: string;
  hoursText: string;
}

/** @param brand in the page's language */
export const toZipFormBrand = ({ code, name, customerServicePhoneNumber, hours }: Brand): ZipFormBrand => ({
  code,
  name,
  phone: customerServicePhoneNumber,
  hoursText: hours.text,
});
