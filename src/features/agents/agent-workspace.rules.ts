/** Rules of the agent workspace (spec 000 §3, §4, §6). Pure. */
import {
  entitlementsOf,
  isAllowed,
  type ActorType,
  type AgencyChoice,
} from '../../session/user/roles.rules.ts';
import { BROKER_LINES, type Agency } from '../../session/user/user-info.schema.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import type { AgencyPreference } from './agents.schema.ts';
import { t } from './agent-workspace.text.ts';

/** Entitlements with a translated name. For other entitlements, the page shows the service's code. */
const KNOWN_ENTITLEMENTS = [
  'BOOK_OF_BUSINESS',
  'ACT_FOR_CLIENT',
  'QUOTE',
  'ENROLL',
  'MANAGE_AGENTS',
  'SIMULATE',
] as const;
type KnownEntitlement = (typeof KNOWN_ENTITLEMENTS)[number];

export const isKnownEntitlement = (code: string): code is KnownEntitlement =>
  KNOWN_ENTITLEMENTS.some((entitlement) => entitlement === code);

/** Regions with a translated name: those with a data-dictionary token (spec 000 §4). */
const KNOWN_REGIONS = ['PA', 'WV', 'DE', 'MN', 'ND', 'WY', 'NY'] as const;
type KnownRegion = (typeof KNOWN_REGIONS)[number];

const isKnownRegion = (code: string): code is KnownRegion => KNOWN_REGIONS.some((region) => region === code);

export const regionName = (code: string): string => (isKnownRegion(code) ? t(`region.${code}`) : code);

/** The role as the page's texts name it. Staff other than agents and agency admins are INTERNAL. */
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

const ON_THIS_SITE: readonly string[] = ['BOOK_OF_BUSINESS', 'ACT_FOR_CLIENT'];

/**
 * Whether this site offers the task that the entitlement code allows. Only internal staff may simulate (spec 000 §6
 * 'customer-service proxy login').
 */
export const isOnThisSite = (code: string, { type }: Pick<UserRecord, 'type'>): boolean =>
  ON_THIS_SITE.includes(code) || (code === 'SIMULATE' && type.actorType === 'INTERNAL');

export const maySeeBook = (user: UserRecord): boolean => entitlementsOf(user).includes('BOOK_OF_BUSINESS');

export const mayActForClients = (user: UserRecord): boolean =>
  entitlementsOf(user).includes('ACT_FOR_CLIENT');

/** The selected agency; undefined if no agency is selected. */
export const activeAgency = ({
  agencies,
  selectedAgency,
}: Pick<UserRecord, 'agencies' | 'selectedAgency'>): Agency | undefined =>
  agencies.find(({ agencyId }) => agencyId === selectedAgency);

/** Lines of coverage in a broker's view. The user record lists the agencies of each line (spec 000 §3 'Preference fields'). */
export type BrokerLine = (typeof BROKER_LINES)[number];

const agenciesOfLine = (user: UserRecord, line: BrokerLine): readonly string[] =>
  line === 'MA' ? user.broker360Agencies : user.broker360ACAAgencies;

export const brokerLines = (user: UserRecord): BrokerLine[] =>
  BROKER_LINES.filter((line) => agenciesOfLine(user, line).length > 0);

/** The line of coverage that a book shows first: the preferred one if the selected agency sells it, otherwise all. */
export function bookLine(user: UserRecord): BrokerLine | 'ALL' {
  const { isBrokerAgencyPref, brokerAgencyPrefLob: line, selectedAgency } = user;
  if (!isBrokerAgencyPref || line === '') return 'ALL';
  return agenciesOfLine(user, line).includes(selectedAgency) ? line : 'ALL';
}

/** The preference; null without agency or region (spec 000 §3). @param remember whether the next sign-in uses it */
export const preferenceOf = (
  { agency, region }: AgencyChoice,
  remember: boolean,
  { isBrokerAgencyPref, brokerAgencyPrefLob }: Pick<UserRecord, 'isBrokerAgencyPref' | 'brokerAgencyPrefLob'>,
): AgencyPreference | null =>
  agency === '' || region === ''
    ? null
    : {
        agencyIdPref: agency,
        regionPref: region,
        rememberAgencyRegion: remember,
        isBrokerAgencyPref,
        ...(brokerAgencyPrefLob ? { brokerAgencyPrefLob } : {}),
      };

/**
 * The preference to save for a line of coverage. The service requires an agency: the remembered one if the user still
 * has it, or else the selected one, or else the first one.
 */
export function brokerPreferenceOf(line: BrokerLine | 'ALL', user: UserRecord): AgencyPreference | null {
  const { rememberAgencyRegion, agencyIdPref, regionPref, agencies, regions } = user;
  const current = activeAgency(user) ?? agencies[0];
  const preferred = { agency: agencyIdPref, region: regionPref };
  const remembered = rememberAgencyRegion && isAllowed({ regions, agencies }, preferred);
  const choice = remembered ? preferred : { agency: current?.agencyId ?? '', region: current?.region ?? '' };
  return preferenceOf(choice, remembered, {
    isBrokerAgencyPref: line !== 'ALL',
    brokerAgencyPrefLob: line === 'ALL' ? '' : line,
  });
}

export const isProducerNumber = (typed: string): boolean => /^\d{1,10}$/.test(typed.trim());

/** The address on one line; '' if no part is known. */
export const addressText = ({
  address,
  city,
  state,
  zipCode,
}: Pick<UserRecord, 'address' | 'city' | 'state' | 'zipCode'>): string =>
  [address, city, `${state} ${zipCode}`.trim()].filter((part) => part !== '').join(', ');
