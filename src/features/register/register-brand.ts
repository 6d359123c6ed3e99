/** The brand data of the registration page. The full slice would be a tenth of its size. */
import type { BrandSlice } from '../../brand/brand-slice.ts';
import type { MemberIdRule } from '../../lib/member-id.rules.ts';
import type { MinimumAges } from './birth-date.rules.ts';
import type { RegistrationType } from './registration-types.rules.ts';

export interface RegisterBrand {
  code: string;
  name: string;
  phone: string;
  hoursText: string;
  timeZone: string;
  /** In years; that of visitors in the brand's state. */
  ages: MinimumAges;
  offered: readonly RegistrationType[];
  memberIdRule: MemberIdRule;
  placeholders: { phone: string; memberId: string };
  dataDomainToken: number;
}

export const registerBrandOf = ({
  code,
  name,
  phone,
  hoursText,
  timeZone,
  rules,
}: BrandSlice): RegisterBrand => ({
  code,
  name,
  phone,
  hoursText,
  timeZone,
  ages: { member: rules.minimumMemberAge, visitor: rules.minimumVisitorAge },
  offered: rules.registrationTypes,
  memberIdRule: rules.memberId,
  placeholders: rules.placeholders,
  dataDomainToken: rules.dataDomainToken,
});
