import type { ACTOR_TYPES } from '../sign-in/sign-in.schema.ts';
import type { Agency, Region } from './user-info.schema.ts';

export type ActorType = (typeof ACTOR_TYPES)[number];

interface Attributes {
  actorType: ActorType | null;
  zipCode: string;
  county?: string;
}

/**
 * A user without a role attribute is a PROS visitor if there is a zip code or county (spec 000 §4). Not in the spec: otherwise
 * the user is a member, because a member without a profile has the least access.
 */
export const actorTypeOf = ({ actorType, zipCode, county = '' }: Attributes): ActorType =>
  actorType ?? (zipCode || county ? 'PROS' : 'MEMBER');

const STAFF: readonly ActorType[] = ['AGENT', 'AGENCY_ADMIN', 'INTERNAL']; // spec 000 §6

export const isStaff = (actorType: ActorType): boolean => STAFF.includes(actorType);

export const belongsInMemberArea = (actorType: ActorType): boolean => actorType === 'MEMBER';

const INTERNAL_AGENCY = '1'; // spec 000 §4 'takes the entitlements of agency 1'

interface Staff {
  type: { actorType: ActorType };
  agencies: readonly Agency[];
  selectedAgency: string;
}

/** Entitlements in the selected agency, or in agency 1 for internal staff (000 §4, §6); empty if there are none. */
export function entitlementsOf({ type, agencies, selectedAgency }: Staff): readonly string[] {
  const id = type.actorType === 'INTERNAL' ? INTERNAL_AGENCY : selectedAgency;
  return isStaff(type.actorType)
    ? (agencies.find(({ agencyId }) => agencyId === id)?.entitlements ?? [])
    : [];
}

export const agenciesIn = (agencies: readonly Agency[], region: string): readonly Agency[] =>
  agencies.filter((agency) => agency.region === region);

/** A chosen agency and region. Each is '' if none is chosen. */
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

/** Whether a choice is still allowed. The user may have lost the agency or region since. */
export const isAllowed = (
  { regions, agencies }: Pick<Choosable, 'regions' | 'agencies'>,
  { agency, region }: AgencyChoice,
): boolean =>
  regions.some((entry) => entry.region === region) &&
  (agency === '' || agenciesIn(agencies, region).some(({ agencyId }) => agencyId === agency));

function firstChoice({ regions, agencies }: Choosable): AgencyChoice {
  for (const { region } of regions) {
    const [agency] = agenciesIn(agencies, region);
    if (agency) return { agency: agency.agencyId, region };
  }
  return { agency: '', region: regions[0]?.region ?? '' };
}

/** The first choice that is allowed: this session's (`current`), the service's selection, the preference or the first agency (spec 000 §4 'may be remembered as a preference'). */
export function resolveChoice(info: Choosable, current: AgencyChoice): AgencyChoice {
  const candidates: readonly AgencyChoice[] = [
    current,
    { agency: info.selected.agencyId, region: info.selected.region },
    { agency: info.preferences.agencyId, region: info.preferences.region },
  ];
  return candidates.find((candidate) => isAllowed(info, candidate)) ?? firstChoice(info);
}

/** The choice after changing the region: the same agency if it is in the new region, otherwise that region's first agency, or '' if the region has no agency. */
export function choiceForRegion(agencies: readonly Agency[], region: string, agency: string): AgencyChoice {
  const available = agenciesIn(agencies, region);
  const choice = available.find(({ agencyId }) => agencyId === agency) ?? available[0];
  return { agency: choice?.agencyId ?? '', region };
}
