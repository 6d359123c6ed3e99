import { listText } from '../../../../lib/text/list-text.ts';
import { showMoney } from '../../../../lib/text/money.ts';
import { isPaidAtCounter } from '../../../../profile/payments/left-to-pay.rules.ts';
import type { Claim } from '../../claims.schema.ts';
import type { Account, WhyOwe } from './why-owe.rules.ts';
import { t } from './why-owe.text.ts';

export type PaidClaim = Pick<Claim, 'paid' | 'payee' | 'planType' | 'provider' | 'memberCost'>;

/** Sentences on payments from spending accounts; empty if nothing was paid. */
function accountSentences(
  cost: number,
  { paid, payee, planType, provider }: PaidClaim,
  phone: string,
): string[] {
  const params = { paid: showMoney(paid), over: showMoney(paid - cost), phone };
  if (paid === 0) return [];
  if (payee === null) return [t('paidUnknown', params)];
  if (payee === 'provider') {
    if (paid > cost) return [t('paidOver', params)];
    return [t(paid === cost ? 'paidAll' : 'paidPart', { ...params, left: showMoney(cost - paid) })];
  }
  const isSettled = cost === 0 || isPaidAtCounter({ planType, payee });
  return [
    isSettled
      ? t('paidBack', params)
      : t('paidToMember', { ...params, provider: provider || t('yourProvider') }),
    ...(paid > cost ? [t('paidOverToYou', params)] : []),
  ];
}

function paidSentences(cost: number, claim: PaidClaim, phone: string, isMarked: boolean): string[] {
  const isCounter = cost > 0 && isPaidAtCounter(claim);
  return [
    ...(isMarked && !isCounter ? [t('marked')] : []),
    ...(isCounter ? [t('counter')] : []),
    ...accountSentences(cost, claim, phone),
  ];
}

/** @param isPaid whether sentences on payments precede this one; if so, 'you owe' would name the wrong amount */
function oweSentence({ cost, shares, planPaid }: Account, isPaid: boolean): string {
  const params = { cost: showMoney(cost) };
  const [first, second] = shares;
  if (cost === 0) return t('nothing');
  if (!first) return t(isPaid ? 'costsWhole' : 'oweWhole', params);
  if (!second && !isPaid && first.name === 'notCovered' && planPaid > 0)
    return t('of.notCovered', { ...params, planPaid: showMoney(planPaid) });
  if (!second) return t(`${isPaid ? 'costsAll' : 'all'}.${first.name}`, params);
  const reasons = shares.map(({ name, cents }) => t(`part.${name}`, { amount: showMoney(cents) }));
  return t(isPaid ? 'costs' : 'owe', { ...params, reasons: listText(reasons) });
}

/** How the cost results from the provider's charge, the discount and the plan's payment. */
function fromSentence({ charge, discount, planPaid }: Account): string {
  const taken = discount > 0 ? 'discount' : 'neither';
  const paid = discount > 0 ? 'both' : 'plan';
  return t(`from.${planPaid > 0 ? paid : taken}`, {
    charge: showMoney(charge),
    discount: showMoney(discount),
    planPaid: showMoney(planPaid),
  });
}

/** A sentence that states the cost. If the figures add up, a second sentence says how the cost results from them. */
function costSentences(why: Extract<WhyOwe, { cost: number }>, isPaid: boolean, phone: string): string[] {
  const cost = showMoney(why.cost);
  switch (why.state) {
    case 'unknown':
      return [t('unknown', { cost, phone })];
    case 'differs':
      return [t('differs', { cost, figuresTotal: showMoney(why.figuresTotal), phone })];
    case 'adds-up':
      return [oweSentence(why, isPaid), fromSentence(why)];
  }
}

/** @returns sentences on payments, if any, then on the cost and its reasons */
export function whySentences(why: WhyOwe, claim: PaidClaim, phone: string, isMarked: boolean): string[] {
  if (why.state === 'in-process') return [t('inProcess')];
  if (why.state === 'no-status') return [t('noStatus', { phone })];
  if (why.state === 'no-cost')
    return [
      why.figuresTotal === null
        ? t('noCost', { phone })
        : t('noCostFigures', { figuresTotal: showMoney(why.figuresTotal), phone }),
    ];
  const paid = paidSentences(why.cost, claim, phone, isMarked);
  return [...paid, ...costSentences(why, paid.length > 0, phone)];
}
