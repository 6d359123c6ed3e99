/** What writing to customer service needs of a brand: a few bytes of the page, where the slice is a tenth of it. */
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { pageLanguage } from '../../lib/i18n.ts';

export interface ContactBrand {
  code: string;
  /** Customer service, as members read it. */
  phone: string;
  hoursText: string;
  phonePlaceholder: string;
  dataDomainToken: number;
  /** What replaces the texts above on a Spanish page. */
  spanish: { hoursText: string; phonePlaceholder: string };
}

export const contactBrandOf = ({ code, phone, hoursText, rules, spanish }: BrandSlice): ContactBrand => ({
  code,
  phone,
  hoursText,
  phonePlaceholder: rules.placeholders.phone,
  dataDomainToken: rules.dataDomainToken,
  spanish: { hoursText: spanish.hoursText, phonePlaceholder: spanish.placeholders.phone },
});

/** The same in the page's language. */
export const spokenBrand = (brand: ContactBrand): ContactBrand =>
  pageLanguage() === 'es' ? { ...brand, ...brand.spanish } : brand;
