/** Who may do what (spec 000 §4 'Session', 'Actor types', §6). Pure. */
import type { ACTOR_TYPES } from '../sign-in/sign-in.schema.ts';
import type { Agency, Region } from './user-info.schema.ts';

/** Actor types of spec 000 §4. */
export type ActorType = (typeof ACTOR_TYPES)[number];

/** What decides an actor type. */
interface Attributes {
  /** The role attribute; null where there is none. */
  actorType: ActorType | null;
  zipCode: string;
  county?: string;
}

/**
 * A user without a role attribute but with a zip code or county is a PROS visitor (spec 000 §4). Chosen here: one
 * who has neither is a member, who may see least of all without a profile.
 */
export const actorTypeOf = ({ actorType, zipCode, county = '' }: Attributes): ActorType =>
  actorType ?? (zipCode || county ? 'PROS' : 'MEMBER');

/** Works for others: has agencies and regions, and a place of their own (spec 000 §6). */
const STAFF: readonly ActorType[] = ['AGENT', 'AGENCY_ADMIN', 'INTERNAL'];

export const isStaff = (actorType: ActorType): boolean => STAFF.includes(actorType);

/** The member area is for members: everybody else has nothing there, and their calls would be refused. */
export const belongsInMemberArea = (actorType: ActorType): boolean => actorType === 'MEMBER';

/** Agency whose entitlements internal staff take (spec 000 §4 'takes the entitlements of agency 1'). */
const INTERNAL_AGENCY = '1';

interface Staff {
  type: { actorType: ActorType };
  agencies: readonly Agency[];
  selectedAgency: string;
}

/**
 * What a person may do, as the service names it: of the selected agency; for internal staff always of agency 1
 * (spec 000 §4, §6). Nothing where that agency is not among theirs: no right is guessed.
 */
export function entitlementsOf({ type, agencies, selectedAgency }: Staff): readonly string[] {
  const id = type.actorType === 'INTERNAL' ? INTERNAL_AGENCY : selectedAgency;
  return isStaff(type.actorType)
    ? (agencies.find(({ agencyId }) => agencyId === id)?.entitlements ?? [])
    : [];
}

/** Agencies of a region, in the service's order. */
export const agenciesIn = (agencies: readonly Agency[], region: string): readonly Agency[] =>
  agencies.filter((agency) => agency.region === region);

/** An agency and its region; '' where none is chosen. */
export interface AgencyChoice {
  agency: string;
  region: string;
}

/** What a choice is made from. */
interface Choosable {
  regions: readonly Region[];
  agencies: readonly Agency[];
  selected: { agencyId: string; region: string };
  preferences: { agencyId: string; region: string };
}

/** Whether somebody may still work there: an agency can have been taken away since it was chosen. */
const isAllowed = ({ regions, agencies }: Choosable, { agency, region }: AgencyChoice): boolean =>
  regions.some((one) => one.region === region) &&
  (agency === '' || agenciesIn(agencies, region).some(({ agencyId }) => agencyId === agency));

/** The first region that has an agency, with it. */
function firstChoice({ regions, agencies }: Choosable): AgencyChoice {
  for (const { region } of regions) {
    const [agency] = agenciesIn(agencies, region);
    if (agency) return { agency: agency.agencyId, region };
  }
  return { agency: '', region: regions[0]?.region ?? '' };
}

/**
 * Where somebody works: what is chosen in this session, else what the service has selected, else the preference,
 * else the first agency (spec 000 §4 'may be remembered as a preference'). Only what still is theirs counts.
 * @param now what is chosen in this session
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
 * The choice for a region that somebody changes to: the agency that was chosen where it is of that region, else the
 * region's first one; '' where there is none.
 */
export function choiceForRegion(agencies: readonly Agency[], region: string, agency: string): AgencyChoice {
  const there = agenciesIn(agencies, region);
  const kept = there.find(({ agencyId }) => agencyId === agency) ?? there[0];
  return { agency: kept?.agencyId ?? '', region };
}
