/** What the pages for forgotten things need of a brand: a few bytes of the page, where the slice is a tenth of it. */
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { pageLanguage } from '../../lib/i18n.ts';
import type { MemberIdRule } from '../../lib/member-id.rules.ts';

export interface ForgotBrand {
  name: string;
  phone: string;
  hoursText: string;
  timeZone: string;
  memberId: MemberIdRule;
  spanishHours: string;
}

export const forgotBrandOf = ({
  name,
  phone,
  hoursText,
  timeZone,
  rules,
  spanish,
}: BrandSlice): ForgotBrand => ({
  name,
  phone,
  hoursText,
  timeZone,
  memberId: rules.memberId,
  spanishHours: spanish.hoursText,
});

/** The same in the page's language. */
export const spokenBrand = (brand: ForgotBrand): ForgotBrand =>
  pageLanguage() === 'es' ? { ...brand, hoursText: brand.spanishHours } : brand;
