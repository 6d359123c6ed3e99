/** The brand data of the contact page. The full slice would be a tenth of the page. */
import type { BrandSlice } from '../../brand/brand-slice.ts';

export interface ContactBrand {
  code: string;
  phone: string;
  hoursText: string;
  phonePlaceholder: string;
  dataDomainToken: number;
}

export const contactBrandOf = ({ code, phone, hoursText, rules }: BrandSlice): ContactBrand => ({
  code,
  phone,
  hoursText,
  phonePlaceholder: rules.placeholders.phone,
  dataDomainToken: rules.dataDomainToken,
});
