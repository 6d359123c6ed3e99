/** The brand data of the contact page. The full slice would be a tenth of the page. */
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { pageLanguage } from '../../lib/i18n.ts';

export interface ContactBrand {
  code: string;
  phone: string;
  hoursText: string;
  phonePlaceholder: string;
  dataDomainToken: number;
  /** Replaces the texts above on a Spanish page. */
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

export const localizedBrand = (brand: ContactBrand): ContactBrand =>
  pageLanguage() === 'es' ? { ...brand, ...brand.spanish } : brand;
