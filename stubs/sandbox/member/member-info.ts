/** A member's profile, as memberInfo and volatileMemberInfo return it. */
import { addDays, type IsoDate } from '../../../src/lib/date/date.ts';
import type { MemberInfoWire, VolatileMemberInfoWire } from '../../../src/profile/profile.schema.ts';
import type { Family, FamilyMember, VisitedView } from '../../people/family.ts';
import { clientWire, ecidEntries, flag } from './coverage-record.ts';
import { wireBirthDate } from '../data/days.ts';

/** Whether a member is a subscriber, who has relationship code 18 or 20 (spec 001 §4). */
export const isSubscriber = ({ relationshipCode }: FamilyMember): boolean =>
  relationshipCode === '18' || relationshipCode === '20';

/**
 * Whether a member sees the family's spending accounts: the subscriber always does, other members only if the accounts are
 * shared with them.
 */
export const ownsAccounts = (self: FamilyMember): boolean => isSubscriber(self) || self.seesAccounts === true;

/** The members that a member may see. A subscriber sees the whole family; other members see only themselves. */
export const visibleMembers = (family: Family, self: FamilyMember): readonly FamilyMember[] =>
  isSubscriber(self) ? family.members : [self];

export const bvUserIdOf = ({ ecId }: FamilyMember): string => `BV${ecId}`;

export interface ProfileChanges {
  /** Numbers of the groups for which an HSA enrollment was started. */
  readonly enrolledGroups: readonly string[];
  /** Whether the member accepted the HSA terms (Y) or declined them (N); undefined if neither. */
  readonly terms?: { readonly code: 'Y' | 'N'; readonly version: string; readonly day: string } | undefined;
  /** Dates of the last visits in the sandbox, by view. */
  readonly visits: Readonly<Partial<Record<VisitedView, IsoDate>>>;
}

/** The response of GET member/v3/memberInfo. @param brand code of the brand on whose site the member signed in */
export function memberInfo(
  family: Family,
  self: FamilyMember,
  brand: string,
  day: IsoDate,
  { enrolledGroups }: ProfileChanges,
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

/** The response of GET member/v1/volatileMemberInfo. Dates are '' if there was no visit. */
export function volatileMemberInfo(
  family: Family,
  day: IsoDate,
  { terms, visits }: ProfileChanges,
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
