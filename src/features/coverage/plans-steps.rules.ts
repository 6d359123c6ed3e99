/** Steps of the plans page, and links to a comparison (decisions/visitors#steps-and-links-of-plan-shopping). Pure. */
import type { Applicant } from './cart.rules.ts';
import type { Questions } from './price.rules.ts';
import type { Market, SoldPlan } from './plans.schema.ts';

/** Maximum number of plans in a comparison, because more columns are hard to compare. Not in the spec. */
export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

/** The step that the address names. A comparison's address contains ids of plans, but nothing about people. */
export type Step = { name: 'market' | 'people' | 'plans' } | { name: 'compare'; ids: readonly string[] };

const COMPARE = 'compare=';

export const hashOf = (step: Step): string => {
  if (step.name === 'compare') return `#${COMPARE}${step.ids.join()}`;
  return step.name === 'market' ? '' : `#${step.name}`;
};

/** The step that a hash names; an unknown hash names the first step. @param hash with or without `#` */
export function stepOf(hash: string): Step {
  const name = hash.replace(/^#/, '');
  if (name.startsWith(COMPARE)) {
    const ids = name
      .slice(COMPARE.length)
      .split(',')
      .filter((id) => /^[\w-]+$/.test(id));
    return { name: 'compare', ids: [...new Set(ids)].slice(0, MOST_COMPARED) };
  }
  return name === 'people' || name === 'plans' ? { name } : { name: 'market' };
}

/** The link's plans that are still sold. `market` is the first known kind; plans of other known kinds are left out. */
export function plansOfLink(
  ids: readonly string[],
  sold: readonly SoldPlan[],
): { ids: string[]; market: Market | null } {
  const plans = ids.flatMap((id) => sold.find((plan) => plan.id === id) ?? []);
  const market = plans.find((plan) => plan.market)?.market ?? null;
  return { ids: plans.filter((plan) => (plan.market ?? market) === market).map(({ id }) => id), market };
}

interface Known {
  market: Market | null;
  /** The questions to ask; null if there are none or they are not known yet. */
  questions: Questions | null;
  /** Null until the form is sent. */
  people: readonly Applicant[] | null;
}

/** The requested step; an earlier step if facts are missing; `plans` if there is nothing to ask or to compare. */
export function stepToShow(requested: Step, { market, questions, people }: Known): Step {
  if (requested.name === 'market' || market === null) return { name: 'market' };
  if (requested.name === 'people') return questions ? requested : { name: 'plans' };
  if (questions && !people) return { name: 'people' };
  return requested.name === 'compare' && requested.ids.length < FEWEST_COMPARED
    ? { name: 'plans' }
    : requested;
}

/** Adds a plan to the comparison, or removes it if it is there. Does not add a plan to a full comparison. */
export function togglePlan(picked: readonly string[], id: string): readonly string[] {
  if (picked.includes(id)) return picked.filter((other) => other !== id);
  return picked.length >= MOST_COMPARED ? picked : [...picked, id];
}
