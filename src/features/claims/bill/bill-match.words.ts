/** The one sentence that says what to do about a bill. */
import { showMoney } from '../../../lib/text/money.ts';
import type { Verdict } from './bill-match.rules.ts';
import { t } from './bill-match.text.ts';

export function verdictText(verdict: Verdict, phone: string): string {
  switch (verdict.state) {
    case 'pay':
      return t('say.pay', { left: showMoney(verdict.left) });
    case 'too-much': {
      const { amount, left } = verdict;
      return t('say.too-much', { more: showMoney(amount - left), left: showMoney(left) });
    }
    case 'over-cost':
      return t('say.over-cost', { cost: showMoney(verdict.cost) });
    case 'cost-unknown':
    case 'payee-unknown':
      return t(`say.${verdict.state}`, { phone });
    default:
      return t(`say.${verdict.state}`);
  }
}
