/** Rules of the agent workspace (spec 000 §3, §4, §6). Pure. */
import { entitlementsOf, type ActorType, type AgencyChoice } from '../../session/user/roles.rules.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import type { AgencyPreference } from './agents.schema.ts';

/** Entitlements with a translated name; others show the service's code. */
const KNOWN_ENTITLEMENTS = ['QUOTE', 'ENROLL', 'BOOK_OF_BUSINESS', 'MANAGE_AGENTS', 'SIMULATE'] as const;
type KnownEntitlement = (typeof KNOWN_ENTITLEMENTS)[number];

export const isKnownEntitlement = (code: string): code is KnownEntitlement =>
  KNOWN_ENTITLEMENTS.some((one) => one === code);

/** Regions with a translated name (spec 000 §4: those of the data-dictionary tokens). */
const KNOWN_REGIONS = ['PA', 'WV', 'DE', 'MN', 'ND', 'WY', 'NY'] as const;
type KnownRegion = (typeof KNOWN_REGIONS)[number];

export const isKnownRegion = (code: string): code is KnownRegion => KNOWN_REGIONS.some((one) => one === code);

/** The role in the page's texts; staff other than agents and admins are internal. */
export const staffRole = (actorType: ActorType): 'AGENT' | 'AGENCY_ADMIN' | 'INTERNAL' =>
  actorType === 'AGENT' || actorType === 'AGENCY_ADMIN' ? actorType : 'INTERNAL';

/** The user's entitlement codes without duplicates, known ones first. */
export function entitlementCodes(user: UserRecord): string[] {
  const codes = new Set(entitlementsOf(user));
  return [
    ...KNOWN_ENTITLEMENTS.filter((code) => codes.has(code)),
    ...[...codes].filter((code) => !isKnownEntitlement(code)).sort(),
  ];
}

/** Only the simulation of a member by internal staff (spec 000 §6 'customer-service proxy login'). */
export const isOnThisSite = (code: string, { type }: Pick<UserRecord, 'type'>): boolean =>
  code === 'SIMULATE' && type.actorType === 'INTERNAL';

/** The preference for the next sign-in; null without an agency, which a preference requires (spec 000 §3). */
export const preferenceOf = ({ agency, region }: AgencyChoice, user: UserRecord): AgencyPreference | null =>
  agency === '' || region === ''
    ? null
    : {
        agencyIdPref: agency,
        regionPref: region,
        rememberAgencyRegion: true,
        isBrokerAgencyPref: user.isBrokerAgencyPref,
        ...(user.brokerAgencyPrefLob ? { brokerAgencyPrefLob: user.brokerAgencyPrefLob } : {}),
      };
