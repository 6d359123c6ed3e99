/** The one or two sentences that say why a member owes what a claim says, in the page's language. */
import { cachedFormats } from '../../lib/format-cache.ts';
import { pageLocale } from '../../lib/i18n.ts';
import { showMoney } from '../../lib/money.ts';
import type { Account, Share, WhyOwe } from './why-owe.rules.ts';
import { t } from './why-owe.text.ts';

const lists = cachedFormats((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

const together = (parts: readonly string[]): string => lists(pageLocale()).format(parts);

/** What is owed and why: the amounts in it sum to the cost. */
function oweSentence(cost: number, shares: readonly Share[]): string {
  const params = { cost: showMoney(cost) };
  const [first, second] = shares;
  if (cost === 0) return t('nothing');
  if (!first) return t('oweWhole', params);
  if (!second) return t(`all.${first.name}`, params);
  const reasons = shares.map(({ name, cents }) => t(`part.${name}`, { amount: showMoney(cents) }));
  return t('owe', { ...params, reasons: together(reasons) });
}

/** Where the cost comes from: charge less discount less plan paid. */
function fromSentence({ charge, discount, planPaid }: Account): string {
  const taken = discount > 0 ? 'discount' : 'neither';
  const paid = discount > 0 ? 'both' : 'plan';
  return t(`from.${planPaid > 0 ? paid : taken}`, {
    charge: showMoney(charge),
    discount: showMoney(discount),
    planPaid: showMoney(planPaid),
  });
}

/**
 * @param phone of customer service, as members read it
 * @returns one sentence or two; of an account, what is owed comes first
 */
export function whySentences(why: WhyOwe, phone: string): string[] {
  switch (why.state) {
    case 'in-process':
      return [t('inProcess')];
    case 'unknown':
      return [t('unknown', { cost: showMoney(why.cost), phone })];
    case 'differs':
      return [t('differs', { cost: showMoney(why.cost), figuresSay: showMoney(why.figuresSay), phone })];
    case 'adds-up':
      return [oweSentence(why.cost, why.shares), fromSentence(why)];
  }
}
