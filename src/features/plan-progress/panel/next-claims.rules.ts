/**
 * Calculates what the next claim costs each person on a plan, from the person's and the family's limits
 * (decisions/plans#what-the-panel-shows-first). Pure.
 */
import type { PanelPlan, PlanPerson } from '../panel-plans.rules.ts';
import { nextClaim, statedLimits, type CareNetwork, type NextClaim } from '../limits/stated-limits.rules.ts';

export interface PersonNext extends Pick<PlanPerson, 'key' | 'name'> {
  next: NextClaim;
}

/** `same`: what everyone pays; null if the costs differ. `people`: one entry per person, in family order. */
export type NextClaims = { same: NextClaim } | { same: null; people: PersonNext[] };

/** Placeholder person for a plan that states only family limits. */
const NO_ONE = { key: '', name: '', pin: '', uniqueName: '' } as const satisfies PlanPerson;

/** Null if the network's limits don't determine the cost for anyone. */
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
