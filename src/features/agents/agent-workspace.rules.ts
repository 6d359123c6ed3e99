/** What the desk of agents and staff shows of a person (spec 000 §3, §4, §6). Pure. */
import { entitlementsOf, type ActorType, type AgencyChoice } from '../../session/user/roles.rules.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import type { AgencyPreference } from './agents.schema.ts';

/** Rights that the desk has words for; what the service names otherwise is shown as it is named. */
const KNOWN_RIGHTS = ['QUOTE', 'ENROLL', 'BOOK_OF_BUSINESS', 'MANAGE_AGENTS', 'SIMULATE'] as const;
type KnownRight = (typeof KNOWN_RIGHTS)[number];

export const isKnownRight = (code: string): code is KnownRight => KNOWN_RIGHTS.some((one) => one === code);

/** Regions that the desk has names for (spec 000 §4: those of the data-dictionary tokens). */
const KNOWN_REGIONS = ['PA', 'WV', 'DE', 'MN', 'ND', 'WY', 'NY'] as const;
type KnownRegion = (typeof KNOWN_REGIONS)[number];

export const isKnownRegion = (code: string): code is KnownRegion => KNOWN_REGIONS.some((one) => one === code);

/** Actors that have a desk, by what the page calls them. */
export const staffKind = (actorType: ActorType): 'AGENT' | 'AGENCY_ADMIN' | 'INTERNAL' =>
  actorType === 'AGENT' || actorType === 'AGENCY_ADMIN' ? actorType : 'INTERNAL';

/** The rights of a person, each once, known ones first in a fixed order. */
export function rightsOf(user: UserRecord): string[] {
  const codes = new Set(entitlementsOf(user));
  return [
    ...KNOWN_RIGHTS.filter((code) => codes.has(code)),
    ...[...codes].filter((code) => !isKnownRight(code)).sort(),
  ];
}

/**
 * Whether this page has a tool for a right; every other right is used elsewhere, and the page says so. Internal staff
 * see the portal as a member (spec 000 §6 'customer-service proxy login').
 */
export const isHere = (code: string, { type }: Pick<UserRecord, 'type'>): boolean =>
  code === 'SIMULATE' && type.actorType === 'INTERNAL';

/** What is kept for the next sign-in; null without an agency, which a preference names (spec 000 §3). */
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
