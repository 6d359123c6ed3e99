/** Stores the changes to a member's profile: visits, HSA terms and HSA enrollment. */
import * as v from 'valibot';
import type { IsoDate } from '../../../src/lib/date/date.ts';
import type { Group } from '../../people/family.ts';
import type { Person } from '../../people/person.ts';
import type { SandboxServices } from '../context.ts';
import type { VisitedView } from '../../people/family.ts';
import type { ProfileChanges } from './member-info.ts';

const VISIT = 'visit';
const TERMS = 'hsa-terms';
const ENROLLMENT = 'hsa-enrollment';

/** Whether HSA terms were accepted. `version` and `day` are '' if they were declined. */
const terms = v.object({ code: v.picklist(['Y', 'N']), version: v.string(), day: v.string() });
export type SavedTerms = v.InferOutput<typeof terms>;

const enrollment = v.object({ confirmation: v.string(), day: v.string() });

export function changesOf({ state }: SandboxServices, { logonId }: Person): ProfileChanges {
  return {
    enrolledGroups: [...state.list(logonId, ENROLLMENT, enrollment).keys()],
    terms: state.get(logonId, TERMS, 'code', terms),
    visits: Object.fromEntries(state.list(logonId, VISIT, v.string())),
  };
}

export const recordVisit = (
  { state }: SandboxServices,
  { logonId }: Person,
  view: VisitedView,
  day: IsoDate,
): void => state.set(logonId, VISIT, view, day);

export const saveTerms = ({ state }: SandboxServices, { logonId }: Person, terms: SavedTerms): void =>
  state.set(logonId, TERMS, 'code', terms);

/** Starts a group's HSA enrollment, unless one exists. @returns the new or existing enrollment's confirmation number */
export function enroll({ state }: SandboxServices, { logonId }: Person, group: string, day: IsoDate): string {
  state.add(logonId, ENROLLMENT, group, { confirmation: `HSA${group}${day.replaceAll('-', '')}`, day });
  return state.get(logonId, ENROLLMENT, group, enrollment)?.confirmation ?? '';
}

/** Whether an HSA enrollment is in process for a group: `stubs/people` says so, or the person has started one. */
export const isEnrolling = (services: SandboxServices, person: Person, group: Group): boolean =>
  group.hsaInProcess === true || changesOf(services, person).enrolledGroups.includes(group.number);
