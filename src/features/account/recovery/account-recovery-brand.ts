/**
 * The part of the brand that the account recovery pages need. The full slice would make up a tenth of the size of these
 * pages.
 */
import type { BrandSlice } from '../../../brand/brand-slice.ts';
import type { MemberIdRule } from '../../../lib/fields/member-id.rules.ts';

export interface RecoveryBrand {
  name: string;
  phone: string;
  hoursText: string;
  memberId: MemberIdRule;
}

export const recoveryBrandOf = ({ name, phone, hoursText, rules }: BrandSlice): RecoveryBrand => ({
  name,
  phone,
  hoursText,
  memberId: rules.memberId,
});
