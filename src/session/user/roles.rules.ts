/** Actor types and what they may do (spec 000 §4 'Session', 'Actor types', §6). Pure. */
import type { ACTOR_TYPES } from '../sign-in/sign-in.schema.ts';
import type { Agency, Region } from './user-info.schema.ts';

export type ActorType = (typeof ACTOR_TYPES)[number];

interface Attributes {
  /** The role attribute; null if absent. */
  actorType: ActorType | null;
  zipCode: string;
  county?: string;
}

/**
 * A user without a role attribute but with a zip code or county is a PROS visitor (spec 000 §4). Chosen here:
 * without either, a member, who sees least without a profile.
 */
export const actorTypeOf = ({ actorType, zipCode, county = '' }: Attributes): ActorType =>
  actorType ?? (zipCode || county ? 'PROS' : 'MEMBER');

/** Actors with agencies and regions, who use the producer site (spec 000 §6). */
const STAFF: readonly ActorType[] = ['AGENT', 'AGENCY_ADMIN', 'INTERNAL'];

export const isStaff = (actorType: ActorType): boolean => STAFF.includes(actorType);

/** Other actors' calls in the member area would be refused. */
export const belongsInMemberArea = (actorType: ActorType): boolean => actorType === 'MEMBER';

/** Agency whose entitlements internal staff take (spec 000 §4 'takes the entitlements of agency 1'). */
const INTERNAL_AGENCY = '1';

interface Staff {
  type: { actorType: ActorType };
  agencies: readonly Agency[];
  selectedAgency: string;
}

/**
 * The entitlements of the selected agency, for internal staff always of agency 1 (spec 000 §4, §6), as the service
 * names them. Empty if that agency is not on the list.
 */
export function entitlementsOf({ type, agencies, selectedAgency }: Staff): readonly string[] {
  const id = type.actorType === 'INTERNAL' ? INTERNAL_AGENCY : selectedAgency;
  return isStaff(type.actorType)
    ? (agencies.find(({ agencyId }) => agencyId === id)?.entitlements ?? [])
    : [];
}

/** In the service's order. */
export const agenciesIn = (agencies: readonly Agency[], region: string): readonly Agency[] =>
  agencies.filter((agency) => agency.region === region);

/** '' where nothing is chosen. */
export interface AgencyChoice {
  agency: string;
  region: string;
}

interface Choosable {
  regions: readonly Region[];
  agencies: readonly Agency[];
  selected: { agencyId: string; region: string };
  preferences: { agencyId: string; region: string };
}

/** An agency may have been removed since it was chosen. */
const isAllowed = ({ regions, agencies }: Choosable, { agency, region }: AgencyChoice): boolean =>
  regions.some((one) => one.region === region) &&
  (agency === '' || agenciesIn(agencies, region).some(({ agencyId }) => agencyId === agency));

function firstChoice({ regions, agencies }: Choosable): AgencyChoice {
  for (const { region } of regions) {
    const [agency] = agenciesIn(agencies, region);
    if (agency) return { agency: agency.agencyId, region };
  }
  return { agency: '', region: regions[0]?.region ?? '' };
}

/**
 * The first of these that is still allowed: the choice in this session, the service's selection, the preference,
 * the first agency (spec 000 §4 'may be remembered as a preference').
 * @param now the choice in this session
 */
export function resolveChoice(info: Choosable, now: AgencyChoice): AgencyChoice {
  const wishes: readonly AgencyChoice[] = [
    now,
    { agency: info.selected.agencyId, region: info.selected.region },
    { agency: info.preferences.agencyId, region: info.preferences.region },
  ];
  return wishes.find((wish) => isAllowed(info, wish)) ?? firstChoice(info);
}

/**
 * The choice after a change of region: the same agency if it is in that region, else the region's first; '' if it
 * has none.
 */
export function choiceForRegion(agencies: readonly Agency[], region: string, agency: string): AgencyChoice {
  const available = agenciesIn(agencies, region);
  const choice = available.find(({ agencyId }) => agencyId === agency) ?? available[0];
  return { agency: choice?.agencyId ?? '', region };
}
