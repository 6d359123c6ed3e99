/** The one or two sentences that say why a member owes what a claim says, in the page's language. */
import { cachedFormats } from '../../../lib/format-cache.ts';
import { pageLocale } from '../../../lib/i18n.ts';
import { showMoney } from '../../../lib/money.ts';
import type { Account, Share, WhyOwe } from './why-owe.rules.ts';
import { t } from './why-owe.text.ts';

const lists = cachedFormats((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

const together = (parts: readonly string[]): string => lists(pageLocale()).format(parts);

/** What was paid already, and what is left; nothing where nothing was paid. @param paid cents */
function paidSentences(cost: number, paid: number, phone: string): string[] {
  const params = { paid: showMoney(paid), phone };
  if (paid === 0) return [];
  if (paid > cost) return [t('paidOver', { ...params, over: showMoney(paid - cost) })];
  return [t(paid === cost ? 'paidAll' : 'paidPart', { ...params, left: showMoney(cost - paid) })];
}

/** What is owed and why: the amounts in it sum to the cost. @param isPaid whether something was paid: the rest is owed, not this */
function oweSentence(cost: number, shares: readonly Share[], isPaid: boolean): string {
  const params = { cost: showMoney(cost) };
  const [first, second] = shares;
  if (cost === 0) return t('nothing');
  if (!first) return t(isPaid ? 'costsWhole' : 'oweWhole', params);
  if (!second) return t(`${isPaid ? 'costsAll' : 'all'}.${first.name}`, params);
  const reasons = shares.map(({ name, cents }) => t(`part.${name}`, { amount: showMoney(cents) }));
  return t(isPaid ? 'costs' : 'owe', { ...params, reasons: together(reasons) });
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

/** @returns where the cost comes from; of an account, what is owed comes first */
function costSentences(why: Extract<WhyOwe, { cost: number }>, paid: number, phone: string): string[] {
  const cost = showMoney(why.cost);
  switch (why.state) {
    case 'unknown':
      return [t('unknown', { cost, phone })];
    case 'differs':
      return [t('differs', { cost, figuresSay: showMoney(why.figuresSay), phone })];
    case 'adds-up':
      return [oweSentence(why.cost, why.shares, paid > 0), fromSentence(why)];
  }
}

/**
 * @param paid cents of the cost that were paid from spending accounts
 * @param phone of customer service, as members read it
 * @returns one sentence or more: what was paid and what is left, then what is owed and why
 */
export function whySentences(why: WhyOwe, paid: number, phone: string): string[] {
  if (why.state === 'in-process') return [t('inProcess')];
  if (why.state === 'no-cost')
    return [
      why.figuresSay === null
        ? t('noCost', { phone })
        : t('noCostFigures', { figuresSay: showMoney(why.figuresSay), phone }),
    ];
  return [...paidSentences(why.cost, paid, phone), ...costSentences(why, paid, phone)];
}
