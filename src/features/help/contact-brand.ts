/** The part of the brand that the contact page needs. The full brand slice would add a tenth to the page's size. */
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
