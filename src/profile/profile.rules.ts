import { addDays, parseWireDate, type IsoDate } from '../lib/date/date.ts';
import { groupsOf } from './coverage/coverage.rules.ts';
import { isSubscriberCode } from './coverage/family.rules.ts';
import type { MemberInfo, VolatileMemberInfo } from './profile.schema.ts';

const DEFAULT_LAST_VISIT_DAYS = 60; // spec 001 §9 'default last-visit date 60 days back'

export interface Profile extends MemberInfo {
  isSubscriber: boolean;
  mhsTermsConditionsCode: string;
  /** Version of the HSA terms that the member accepted; '' if unknown. */
  hsaTermsVersion: string;
  hsaTermsAcceptedDate: IsoDate | null;
  /** Date of the last visit to claims and payments; 60 days ago if the service has no date. */
  lastClaimPaymentVisitDate: IsoDate;
  /** Whether `lastClaimPaymentVisitDate` is the date of an actual visit, not the default. */
  hasVisitedClaims: boolean;
  lastLandingVisitDate: IsoDate | null;
  lastEdMaterialVisitDate: IsoDate | null;
  groupNumbers: string[];
  clientIds: string[];
}

interface ProfilePage {
  /** Calendar date in the brand's time zone. */
  today: IsoDate;
  /** Value of the migration cookie; null if there is no such cookie (spec 001 §3 'ibcMigrationDate (from a cookie)'). */
  migrationDate: string | null;
}

/** Merges the two responses into a profile. Appends a 0 to the service's umi (spec 001 §3). */
export function mergeProfile(
  info: MemberInfo,
  visits: VolatileMemberInfo,
  { today, migrationDate }: ProfilePage,
): Profile {
  return {
    ...info,
    isSubscriber: isSubscriberCode(info.relationshipCode),
    ibcMigrationDate: (migrationDate === null ? null : parseWireDate(migrationDate)) ?? info.ibcMigrationDate,
    umi: `${info.umi}0`,
    mhsTermsConditionsCode: visits.mhsTermsConditionsCode,
    hsaTermsVersion: visits.mhsTermsVersion,
    hsaTermsAcceptedDate: visits.mhsTermsAcceptedDate,
    lastClaimPaymentVisitDate: visits.lastClaimPaymentVisitDate ?? addDays(today, -DEFAULT_LAST_VISIT_DAYS),
    hasVisitedClaims: visits.lastClaimPaymentVisitDate !== null,
    lastLandingVisitDate: visits.lastMhsLandingVisitDate,
    lastEdMaterialVisitDate: visits.lastEdMaterialVisitDate,
    groupNumbers: groupsOf(info).map(({ groupNumber }) => groupNumber),
    clientIds: info.clientList.map(({ clientId }) => clientId),
  };
}
