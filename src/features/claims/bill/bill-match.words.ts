/** The one sentence that says what to do about a bill. */
import { showMoney } from '../../../lib/money.ts';
import type { Verdict } from './bill-match.rules.ts';
import { t } from './bill-match.text.ts';

export function verdictText(verdict: Verdict, phone: string): string {
  switch (verdict.state) {
    case 'pay': {
      const { amount, left } = verdict;
      const shown = { amount: showMoney(amount), left: showMoney(left) };
      return amount === left ? t('say.payAll', { amount: shown.amount }) : t('say.pay', shown);
    }
    case 'too-much': {
      const { amount, left } = verdict;
      return t('say.too-much', { more: showMoney(amount - left), left: showMoney(left) });
    }
    case 'over-cost':
      return t('say.over-cost', { cost: showMoney(verdict.cost) });
    case 'cost-unknown':
      return t('say.cost-unknown', { phone });
    default:
      return t(`say.${verdict.state}`);
  }
}
