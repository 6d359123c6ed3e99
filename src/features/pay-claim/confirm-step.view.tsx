import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { showMoney } from '../../lib/text/money.ts';
import { Facts } from '../../ui/page/facts.tsx';
import { MessagePanel } from '../../ui/page/message-panel.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { leftForAccounts } from '../../profile/payments/left-to-pay.rules.ts';
import { payeeFact } from './claim-summary.view.tsx';
import { PayDirection, PayLabel } from './pay-direction.view.tsx';
import type { Paying } from './pay-claim-state.schema.ts';
import { balanceOf, isSent as wasSent, limitOf, type PaySource, type PayStatus } from './pay-claim.rules.ts';
import { t } from './pay-claim.text.ts';

interface ConfirmStepProps {
  /** In cents. */
  amount: number;
  claim: Paying['claim'];
  status: PayStatus;
  source: PaySource;
  /** Name of the account; null if unknown. */
  account: ReactNode;
  /** Short name of the account type, such as `FSA`; null if unknown. */
  accountShort: string | null;
  heading: RefObject<HTMLHeadingElement | null>;
  back: string;
  onPay(): void;
}

const Reference = ({ reference }: { reference: string | null }) =>
  reference ? <p className="reference">{t('reference', { reference })}</p> : null;

function Outcome({ status, amount }: Pick<ConfirmStepProps, 'status'> & { amount: string }) {
  const { phone } = useBrandContact();
  if (status.state === 'refused') {
    return (
      <MessagePanel id="pay-outcome" kind="error" heading={t('nothingPaid')} announced>
        <p>
          <PhoneIn text={t(status.reason, { amount, phone })} />
        </p>
        <Reference reference={status.reference} />
      </MessagePanel>
    );
  }
  if (status.state !== 'unknown') return null;
  return (
    <MessagePanel id="pay-outcome" kind="warning" heading={t('unknown', { amount })} announced>
      <p>{t(`unknown.${status.uncertainty}`)}</p>
      <p>{t('unknownText')}</p>
      <p>
        <PhoneIn text={t('unknownCall', { phone })} />
      </p>
      <Reference reference={status.reference} />
    </MessagePanel>
  );
}

/** Label of the pay button. It names the action, such as `Finish payment of $42.10`, or the progress, such as `Paying $42.10`. */
function Label({ amount, claim, status }: Pick<ConfirmStepProps, 'amount' | 'claim' | 'status'>) {
  const shown = { amount: showMoney(amount) };
  const isBusy = status.state === 'busy';
  if (wasSent(status)) return t(isBusy ? 'checking' : 'check', shown);
  if (isBusy) return t(claim.payee === 'member' ? 'paying.member' : 'paying', shown);
  return <PayLabel claim={claim} amount={amount} />;
}

export function ConfirmStep(props: ConfirmStepProps) {
  const { amount, claim, status, source, account, accountShort, heading, back, onPay } = props;
  const { phone } = useBrandContact();
  const shown = showMoney(amount);
  /** Once the payment was sent, the amount can't change and the button only checks the outcome. */
  const isSent = wasSent(status);
  const balance = balanceOf(source);
  const owed = leftForAccounts(claim.cost, claim.paid);
  // Checked again here, because the amount left to pay may have changed after a refused payment.
  const limit = isSent || status.state === 'busy' ? null : limitOf(amount, { owed, balance });
  const isBusy = status.state === 'busy';
  const actions = useRef<HTMLParagraphElement>(null);
  // The outcome appears above the pressed button and may push it out of view.
  useEffect(() => {
    if (status.state === 'refused' || status.state === 'unknown')
      actions.current?.scrollIntoView({ block: 'nearest' });
  }, [status.state]);
  const label = <Label amount={amount} claim={claim} status={status} />;
  const left = balance === null ? t('unknownBalance') : showMoney(Math.max(0, balance - amount));
  return (
    <section className="panel answer" aria-labelledby="pay-step-heading">
      <h2 id="pay-step-heading" ref={heading} tabIndex={-1}>
        {t('confirmHeading')}
      </h2>
      <PayDirection claim={claim} amount={amount} account={accountShort} phone={phone} />
      <Facts
        facts={[
          { name: t(claim.payee === 'member' ? 'toPay.member' : 'toPay'), value: shown },
          ...(claim.payee === null ? [] : [payeeFact(claim, phone)]),
          ...(account === null ? [] : [{ name: t('paysFrom'), value: account }]),
          ...(isSent ? [] : [{ name: t('left'), value: left }]),
        ]}
      />
      <Outcome status={status} amount={shown} />
      {limit === null ? null : (
        <p className="answer-warn" role="alert">
          {t(limit, { owed: showMoney(owed), paid: showMoney(claim.paid), balance: showMoney(balance ?? 0) })}
        </p>
      )}
      <p className="answer-next" ref={actions}>
        {limit !== null ? null : (
          <button type="button" className="button primary" aria-disabled={isBusy} onClick={onPay}>
            {label}
          </button>
        )}
        {isSent || isBusy || limit === 'nothingOwed' ? null : (
          <a className="button" href={safeHref(back) ?? undefined}>
            {t('change')}
          </a>
        )}
      </p>
      <p className="pay-once">{t('once')}</p>
      <p className="visually-hidden" role="status">
        {isBusy ? label : ''}
      </p>
    </section>
  );
}
