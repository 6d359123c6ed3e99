/** The brand data of the account recovery pages. The full slice would be a tenth of their size. */
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { pageLanguage } from '../../lib/i18n.ts';
import type { MemberIdRule } from '../../lib/member-id.rules.ts';

export interface RecoveryBrand {
  name: string;
  phone: string;
  hoursText: string;
  timeZone: string;
  memberId: MemberIdRule;
  spanishHours: string;
}

export const recoveryBrandOf = ({
  name,
  phone,
  hoursText,
  timeZone,
  rules,
  spanish,
}: BrandSlice): RecoveryBrand => ({
  name,
  phone,
  hoursText,
  timeZone,
  memberId: rules.memberId,
  spanishHours: spanish.hoursText,
});

/** The brand data with texts in the page's language. */
export const localizedBrand = (brand: RecoveryBrand): RecoveryBrand =>
  pageLanguage() === 'es' ? { ...brand, hoursText: brand.spanishHours } : brand;
