import { showMoney } from '../../lib/text/money.ts';
import type { Claim } from './claims.schema.ts';
import { t } from './claims.text.ts';

type ClaimCost = Pick<Claim, 'status' | 'memberCost'>;

/** @param amount function that formats a known cost, given in cents */
export function costText({ status, memberCost }: ClaimCost, amount = showMoney): string {
  if (memberCost !== null) return amount(memberCost);
  return t(status === 'unknown' ? 'notKnown' : 'inProcess'); // 001 §2
}
