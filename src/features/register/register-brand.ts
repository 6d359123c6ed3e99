/** The part of the brand that the registration page needs. The full brand slice would be a tenth of the page's size. */
import { toBrandSlice } from '../../brand/brand-slice.ts';
import type { Brand } from '../../brand/brand.schema.ts';
import type { MemberIdRule } from '../../lib/fields/member-id.rules.ts';
import { accountSites, type AccountSite } from './account-sites.rules.ts';
import type { RegistrationType } from './registration-types.rules.ts';

export interface RegisterBrand {
  code: string;
  name: string;
  phone: string;
  hoursText: string;
  /** Minimum age of members, in completed years. */
  memberAge: number;
  offered: readonly RegistrationType[];
  accountSites: readonly AccountSite[];
  memberIdRule: MemberIdRule;
  placeholders: { phone: string; memberId: string };
  dataDomainToken: number;
}

export function registerBrandOf(brand: Brand): RegisterBrand {
  const { code, name, phone, hoursText, rules } = toBrandSlice(brand);
  return {
    code,
    name,
    phone,
    hoursText,
    memberAge: rules.minimumMemberAge,
    offered: brand.registrationTypes,
    accountSites: accountSites(brand.registrationTypes, brand.sites),
    memberIdRule: rules.memberId,
    placeholders: rules.placeholders,
    dataDomainToken: rules.dataDomainToken,
  };
}
