/** What the next claim costs each person of a plan: limits of the family and of a person count (decisions/plans#what-the-panel-shows-first). Pure. */
import type { PanelPlan, PlanPerson } from '../panel-plans.rules.ts';
import { nextClaim, statedLimits, type CareNetwork, type NextClaim } from '../limits/stated-limits.rules.ts';

export interface PersonNext extends Pick<PlanPerson, 'key' | 'name'> {
  next: NextClaim;
}

/** `same` if it costs everyone the same, as for a single person; else each person, in family order. */
export type NextClaims = { same: NextClaim } | { same: null; people: PersonNext[] };

/** Of a plan that states limits of the family only. */
const NO_ONE = { key: '', name: '', pin: '', uniqueName: '' } as const satisfies PlanPerson;

/** Null if the limits of the network say nothing about anyone. */
export function nextClaims(
  { people, accumulations }: Pick<PanelPlan, 'people' | 'accumulations'>,
  network: CareNetwork,
): NextClaims | null {
  const each = (people.length > 0 ? people : [NO_ONE]).flatMap((person) => {
    const next = nextClaim(statedLimits(accumulations, network, person));
    return next ? [{ key: person.key, name: person.name, next }] : [];
  });
  const [first] = each;
  if (!first) return null;
  const isSame = each.every(({ next }) => JSON.stringify(next) === JSON.stringify(first.next));
  return isSame ? { same: first.next } : { same: null, people: each };
}
