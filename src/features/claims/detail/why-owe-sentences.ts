import { cachedFormats } from '../../../lib/format-cache.ts';
import { pageLocale } from '../../../lib/i18n.ts';
import { showMoney } from '../../../lib/money.ts';
import type { Account, Share, WhyOwe } from './why-owe.rules.ts';
import { t } from './why-owe.text.ts';

const lists = cachedFormats((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

const together = (parts: readonly string[]): string => lists(pageLocale()).format(parts);

/** Empty if nothing was paid. @param paid cents */
function paidSentences(cost: number, paid: number, phone: string): string[] {
  const params = { paid: showMoney(paid), phone };
  if (paid === 0) return [];
  if (paid > cost) return [t('paidOver', { ...params, over: showMoney(paid - cost) })];
  return [t(paid === cost ? 'paidAll' : 'paidPart', { ...params, left: showMoney(cost - paid) })];
}

/** @param isPaid something was paid, so 'you owe' would name the wrong amount */
function oweSentence(cost: number, shares: readonly Share[], isPaid: boolean): string {
  const params = { cost: showMoney(cost) };
  const [first, second] = shares;
  if (cost === 0) return t('nothing');
  if (!first) return t(isPaid ? 'costsWhole' : 'oweWhole', params);
  if (!second) return t(`${isPaid ? 'costsAll' : 'all'}.${first.name}`, params);
  const reasons = shares.map(({ name, cents }) => t(`part.${name}`, { amount: showMoney(cents) }));
  return t(isPaid ? 'costs' : 'owe', { ...params, reasons: together(reasons) });
}

/** Charge less discount less plan paid. */
function fromSentence({ charge, discount, planPaid }: Account): string {
  const taken = discount > 0 ? 'discount' : 'neither';
  const paid = discount > 0 ? 'both' : 'plan';
  return t(`from.${planPaid > 0 ? paid : taken}`, {
    charge: showMoney(charge),
    discount: showMoney(discount),
    planPaid: showMoney(planPaid),
  });
}

/** For figures that add up, the cost comes first, then its origin. */
function costSentences(why: Extract<WhyOwe, { cost: number }>, paid: number, phone: string): string[] {
  const cost = showMoney(why.cost);
  switch (why.state) {
    case 'unknown':
      return [t('unknown', { cost, phone })];
    case 'differs':
      return [t('differs', { cost, figuresTotal: showMoney(why.figuresTotal), phone })];
    case 'adds-up':
      return [oweSentence(why.cost, why.shares, paid > 0), fromSentence(why)];
  }
}

/** @param paid cents paid from spending accounts @returns payments, if any, then the cost and its reasons */
export function whySentences(why: WhyOwe, paid: number, phone: string): string[] {
  if (why.state === 'in-process') return [t('inProcess')];
  if (why.state === 'no-cost')
    return [
      why.figuresTotal === null
        ? t('noCost', { phone })
        : t('noCostFigures', { figuresTotal: showMoney(why.figuresTotal), phone }),
    ];
  return [...paidSentences(why.cost, paid, phone), ...costSentences(why, paid, phone)];
}
