/** Plan types and lines of business in their order (spec 001 §9 'Member filter sort indexes'). Pure. */

/** Medical 1, dental 2, vision 3, drug 4. */
export const PLAN_TYPE_ORDER: readonly string[] = ['medical', 'dental', 'vision', 'drug'];
const DEFAULT_SORT_INDEX = 10;

/** Where a plan type stands among the filters: 1 to 4, and 10 for what is none of them (spec 001 §9). */
export const sortIndexOf = (planType: string): number =>
  PLAN_TYPE_ORDER.includes(planType) ? PLAN_TYPE_ORDER.indexOf(planType) + 1 : DEFAULT_SORT_INDEX;
