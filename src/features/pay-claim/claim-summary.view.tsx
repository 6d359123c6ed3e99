/** Summary of the claim being paid. The amount comes first (spec 001 §2 'a summary panel of the selected claim'). */
import { inEnglish } from '../../lib/text/i18n.ts';
import { showLongDate } from '../../lib/date/date.ts';
import { showMoney } from '../../lib/text/money.ts';
import { CopyValue } from '../../ui/output/copy-value.tsx';
import { Facts, type Fact } from '../../ui/page/facts.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { leftForAccounts } from '../../profile/payments/left-to-pay.rules.ts';
import type { Paying } from './pay-claim-state.schema.ts';
import { t } from './pay-claim.text.ts';

export const costFacts = ({ cost, paid }: Paying['claim']): Fact[] => [
  { name: t('cost'), value: showMoney(cost) },
  ...(paid > 0 ? [{ name: t('paidBefore'), value: showMoney(paid) }] : []),
];

const providerName = (provider: string) =>
  provider ? <span {...inEnglish()}>{provider}</span> : t('noProvider');

/** Tells who receives the payment (decisions/claims#two-figures-of-what-is-left). */
export function payeeFact({ payee, provider }: Paying['claim'], phone: string): Fact {
  const name = t('paidTo');
  if (payee === 'provider') return { name, value: providerName(provider) };
  if (payee === 'member') return { name, value: t('payee.member') };
  return { name, value: <PhoneIn text={t('payee.notKnown', { phone })} /> };
}

/** Key of the label for what is left. It depends on the payee, because only payments to the provider lower the amount left to pay. */
export const leftName = ({ payee }: Pick<Paying['claim'], 'payee'>) =>
  payee === 'provider' ? 'leftToPay' : 'leftForAccounts';

/** Facts about the claim. Dates include the year, because members save receipts. */
export const claimFacts = ({ provider, patient, serviceDate, number }: Paying['claim']): Fact[] => [
  { name: t('provider'), value: providerName(provider) },
  { name: t('patient'), value: patient },
  { name: t('date'), value: <time dateTime={serviceDate}>{showLongDate(serviceDate)}</time> },
  { name: t('number'), value: <CopyValue kind="claimNumber" value={number} /> },
];

export const ClaimSummary = ({ claim }: { claim: Paying['claim'] }) => (
  <section className="panel answer pay-claim" aria-labelledby="pay-claim-heading">
    <h2 id="pay-claim-heading">{t('claim')}</h2>
    <p className="pay-figure">
      <span>{t(claim.paid > 0 ? leftName(claim) : 'cost')}</span>{' '}
      <strong>{showMoney(leftForAccounts(claim.cost, claim.paid))}</strong>
    </p>
    <Facts facts={[...(claim.paid > 0 ? costFacts(claim) : []), ...claimFacts(claim)]} />
  </section>
);
