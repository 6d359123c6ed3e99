/** Service lines of claims, and plan types in the order of filters (spec 001 §9). Pure. */
import { SERVICE_LINES } from './detail/claim-detail.schema.ts';
import type { Claim } from './claims.schema.ts';

/** Medical 1, dental 2, vision 3, drug 4. */
const PLAN_TYPE_ORDER: readonly string[] = ['medical', 'dental', 'vision', 'drug'];
const DEFAULT_SORT_INDEX = 10;

/** Where a plan type stands among the filters: 1 to 4, and 10 for what is none of them (spec 001 §9 'Member filter sort indexes'). */
export const sortIndexOf = (planType: string): number =>
  PLAN_TYPE_ORDER.includes(planType) ? PLAN_TYPE_ORDER.indexOf(planType) + 1 : DEFAULT_SORT_INDEX;

/** Code of the line under which each plan type's services stand. */
const LINE_OF_PLAN_TYPE = {
  medical: 'M',
  drug: 'X',
  vision: 'Z',
  dental: 'D',
} as const satisfies Record<Claim['planType'], keyof typeof SERVICE_LINES>;

/** The product line that the detail of a claim is asked for: M or D (spec 001 §7 'Claim detail', §9). */
export const productLine = (planType: Claim['planType']): 'M' | 'D' =>
  SERVICE_LINES[LINE_OF_PLAN_TYPE[planType]] === 'dental' ? 'D' : 'M';
