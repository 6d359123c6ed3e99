/** A member's profile, as memberInfo and volatileMemberInfo send it. */
import { addDays, type IsoDate } from '../../../src/lib/date/date.ts';
import type { MemberInfoWire, VolatileMemberInfoWire } from '../../../src/profile/profile.schema.ts';
import type { Family, FamilyMember, VisitedView } from '../../people/family.ts';
import { clientWire, ecidEntries, flag } from './coverage-record.ts';
import { wireBirthDate } from '../data/days.ts';

/** Codes 18 and 20 (spec 001 §4). */
export const isSubscriber = ({ relationshipCode }: FamilyMember): boolean =>
  relationshipCode === '18' || relationshipCode === '20';

/** Accounts are the subscriber's; another member sees them only if they are shared. */
export const ownsAccounts = (self: FamilyMember): boolean => isSubscriber(self) || self.seesAccounts === true;

/** Members that a member may see: a subscriber the whole family, anyone else only themselves. */
export const visibleMembers = (family: Family, self: FamilyMember): readonly FamilyMember[] =>
  isSubscriber(self) ? family.members : [self];

export const bvUserIdOf = ({ ecId }: FamilyMember): string => `BV${ecId}`;

export interface ProfileChanges {
  /** Groups with a started HSA enrollment. */
  readonly enrolledGroups: readonly string[];
  /** Response to the HSA terms, if any. */
  readonly terms?: { readonly code: 'Y' | 'N'; readonly version: string; readonly day: string } | undefined;
  /** Days of visits in the sandbox. */
  readonly visits: Readonly<Partial<Record<VisitedView, IsoDate>>>;
}

const UNCHANGED: ProfileChanges = { enrolledGroups: [], visits: {} };

/**
 * Response of GET member/v3/memberInfo.
 * @param brand code of the site where the member signed in
 */
export function memberInfo(
  family: Family,
  self: FamilyMember,
  brand: string,
  day: IsoDate,
  { enrolledGroups } = UNCHANGED,
): MemberInfoWire {
  const view = {
    family,
    members: visibleMembers(family, self),
    day,
    enrolledGroups,
    ownsAccounts: ownsAccounts(self),
  };
  const hasSpending =
    ownsAccounts(self) &&
    family.clients.some(({ groups }) => groups.some((group) => group.spendingAccount === true));
  return {
    payload: {
      memberInfo: {
        brand,
        umi: family.umi,
        umi12: `${family.umi}0`,
        agreementId: family.agreementId,
        ssn: `XXX-XX-${self.pin.slice(-4)}`,
        firstName: self.firstName,
        lastName: self.lastName,
        dob: wireBirthDate(self, day),
        relationshipCode: self.relationshipCode,
        pinNumber: self.pin,
        ecId: self.ecId,
        bvUserId: bvUserIdOf(self),
        erisaIndicator: flag(family.clients.some(({ erisa }) => erisa)),
        ibcMigrationDate: family.migrated === undefined ? '' : addDays(day, -family.migrated),
        spendingAccountExists: flag(hasSpending),
        ecidList: ecidEntries(view),
        clientList: family.clients.map((client) => clientWire(client, view)),
      },
    },
  };
}

/** Response of GET member/v1/volatileMemberInfo. Dates are '' for a member without a visit. */
export function volatileMemberInfo(
  family: Family,
  day: IsoDate,
  { terms, visits } = UNCHANGED,
): VolatileMemberInfoWire {
  const before = (view: VisitedView): string => {
    const days = family.lastVisits?.[view] === undefined ? family.lastVisit : family.lastVisits[view];
    return days === null ? '' : addDays(day, -days);
  };
  const accepted = family.hsaTerms ?? family.lastVisit !== null;
  return {
    payload: {
      volatileMemberInfo: {
        mhsTermsConditionsCode: terms?.code ?? flag(accepted),
        mhsTermsVersion: terms?.version ?? '',
        mhsTermsAcceptedDate: terms?.day ?? '',
        lastClaimPaymentVisitDate: visits.claims ?? before('claims'),
        lastEdMaterialVisitDate: visits.education ?? before('education'),
        lastMessageCenterVisitDate: visits.messages ?? before('messages'),
        lastMhsLandingVisitDate: visits.landing ?? before('landing'),
        lastHealthPlansVisitDate: visits.plans ?? before('plans'),
      },
    },
  };
}
