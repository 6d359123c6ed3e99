/** Service lines of claims, and the order of plan types (spec 001 §9). Pure. */
import { SERVICE_LINES } from './detail/claim-detail.schema.ts';
import type { Claim } from './claims.schema.ts';

const PLAN_TYPE_ORDER: readonly string[] = ['medical', 'dental', 'vision', 'drug'];
const DEFAULT_SORT_INDEX = 10;

/** Medical 1, dental 2, vision 3, drug 4, anything else 10 (spec 001 §9 'Member filter sort indexes'). */
export const sortIndexOf = (planType: string): number =>
  PLAN_TYPE_ORDER.includes(planType) ? PLAN_TYPE_ORDER.indexOf(planType) + 1 : DEFAULT_SORT_INDEX;

/** Service line code of each plan type. */
const LINE_OF_PLAN_TYPE = {
  medical: 'M',
  drug: 'X',
  vision: 'Z',
  dental: 'D',
} as const satisfies Record<Claim['planType'], keyof typeof SERVICE_LINES>;

/** The product line in the claim detail request (spec 001 §7 'Claim detail', §9). */
export const productLine = (planType: Claim['planType']): 'M' | 'D' =>
  SERVICE_LINES[LINE_OF_PLAN_TYPE[planType]] === 'dental' ? 'D' : 'M';
