/** A member's profile, as memberInfo and volatileMemberInfo send it. */
import { addDays, toUsDate, type IsoDate } from '../../../src/lib/date.ts';
import type { MemberInfoWire, VolatileMemberInfoWire } from '../../../src/session/profile.schema.ts';
import type { Client, Family, FamilyMember, Group, LineOfBusiness, Product } from '../../people/family.ts';
import { birthDate } from './days.ts';

type MemberInfo = MemberInfoWire['payload']['memberInfo'];
type ClientWire = MemberInfo['clientList'][number];
type GroupWire = ClientWire['groupList'][number];
type ProductWire = GroupWire['productList'][number];
type MemberEntry = NonNullable<ProductWire['memberList']>[number];

/** Plan types of spec 001 §4, by line of business. */
const PLAN_TYPE = { M: 'ME', X: 'DR', V: 'VI', D: 'DE' } as const satisfies Record<LineOfBusiness, string>;

const RELATIONSHIP = { '18': 'Subscriber', '20': 'Subscriber', '01': 'Spouse', '05': 'Dependent' } as const;

const flag = (value: boolean | undefined): 'Y' | 'N' => (value ? 'Y' : 'N');

/** Codes 18 and 20 (spec 001 §4). */
export const isSubscriber = ({ relationshipCode }: FamilyMember): boolean =>
  relationshipCode === '18' || relationshipCode === '20';

/** Whom a member sees: subscribers the whole family, everybody else themselves. */
export const visibleMembers = (family: Family, self: FamilyMember): readonly FamilyMember[] =>
  isSubscriber(self) ? family.members : [self];

const memberEntry = (member: FamilyMember, day: IsoDate): MemberEntry => ({
  ecId: member.ecId,
  firstName: member.firstName,
  lastName: member.lastName,
  suffix: member.suffix ?? '',
  dob: toUsDate(birthDate(member, day)),
  pinNumber: member.pin,
  relationship: RELATIONSHIP[member.relationshipCode],
  relationshipCode: member.relationshipCode,
  uniqueName: `${member.firstName} ${member.lastName}`,
});

function productOf(
  { number, line, name, years: [first, last] }: Product,
  memberList: MemberEntry[],
  day: IsoDate,
): ProductWire {
  const year = Number(day.slice(0, 4));
  return {
    productNumber: number,
    productTypeCode: line,
    benefitPlanType: PLAN_TYPE[line],
    benefitPlanName: name,
    coverageBeginDate: `${year + first}-01-01`,
    coverageEndDate: last === null ? '' : `${year + last}-12-31`,
    drugCoverage: flag(line === 'X'),
    blueEdgeDentalIndv: 'N',
    memberList,
  };
}

const groupOf = (group: Group, memberList: MemberEntry[], day: IsoDate): GroupWire => ({
  groupNumber: group.number,
  hiosName: '',
  idCardEobGroupNumber: group.number,
  medicareIndicator: flag(group.medicare),
  directPayIndicator: flag(group.directPay),
  spendingAccountExistsIndicator: flag(group.spendingAccount),
  hsaEnrollmentInProcessIndicator: 'N',
  optOutList: [],
  productList: group.products.map((product) => productOf(product, memberList, day)),
});

const clientOf = (client: Client, memberList: MemberEntry[], day: IsoDate): ClientWire => ({
  clientId: client.id,
  clientNumber: client.number,
  clientName: client.name,
  spendingAccountBlackoutIndicator: 'N',
  groupList: client.groups.map((group) => groupOf(group, memberList, day)),
});

/**
 * GET member/v3/memberInfo, the answer.
 * @param brand code of the site where the member signed in
 * @param day the sandbox's calendar date
 */
export function memberInfo(family: Family, self: FamilyMember, brand: string, day: IsoDate): MemberInfoWire {
  const memberList = visibleMembers(family, self).map((member) => memberEntry(member, day));
  const hasSpending = family.clients.some(({ groups }) =>
    groups.some((group) => group.spendingAccount === true),
  );
  return {
    payload: {
      memberInfo: {
        brand,
        umi: family.umi,
        agreementId: family.agreementId,
        firstName: self.firstName,
        lastName: self.lastName,
        dob: toUsDate(birthDate(self, day)),
        relationshipCode: self.relationshipCode,
        pinNumber: self.pin,
        ecId: self.ecId,
        bvUserId: `BV${self.ecId}`,
        erisaIndicator: 'N',
        spendingAccountExists: flag(hasSpending),
        clientList: family.clients.map((client) => clientOf(client, memberList, day)),
      },
    },
  };
}

/** GET member/v1/volatileMemberInfo, the answer. Dates are '' for somebody who never visited. */
export function volatileMemberInfo(family: Family, day: IsoDate): VolatileMemberInfoWire {
  const visited = family.lastVisit === null ? '' : addDays(day, -family.lastVisit);
  return {
    payload: {
      volatileMemberInfo: {
        mhsTermsConditionsCode: family.lastVisit === null ? 'N' : 'Y',
        lastClaimPaymentVisitDate: visited,
        lastEdMaterialVisitDate: visited,
        lastMessageCenterVisitDate: visited,
      },
    },
  };
}
