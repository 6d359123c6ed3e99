/** Service lines of claims (spec 001 §9). Pure. */
import { SERVICE_LINES } from './detail/claim-detail.schema.ts';
import type { Claim } from './claims.schema.ts';

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
