/** The receipt of a payment, with a print button. */
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { CircleCheck, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { showLongDate } from '../../lib/date/date.ts';
import { showMoney } from '../../lib/text/money.ts';
import { CopyValue } from '../../ui/output/copy-value.tsx';
import { Facts } from '../../ui/page/facts.tsx';
import { leftForAccounts } from '../../profile/payments/left-to-pay.rules.ts';
import { claimFacts, costFacts, leftName, payeeFact } from './claim-summary.view.tsx';
import type { Paying, Receipt } from './pay-claim-state.schema.ts';
import { t } from './pay-claim.text.ts';
import { StillPays } from './pay-direction.view.tsx';

const PAID = { provider: 'paid', member: 'paid.member', notKnown: 'paid.notKnown' } as const;

interface ReceiptProps {
  claim: Paying['claim'];
  receipt: Receipt;
  heading: RefObject<HTMLHeadingElement | null>;
  onLeave(): void;
}

export function PaymentReceipt({ claim, receipt, heading, onLeave }: ReceiptProps) {
  const { phone } = useBrandContact();
  return (
    <section className="panel answer receipt" aria-labelledby="pay-step-heading">
      <h2 id="pay-step-heading" ref={heading} tabIndex={-1}>
        <CircleCheck aria-hidden="true" size={28} />{' '}
        {t(PAID[claim.payee ?? 'notKnown'], { amount: showMoney(receipt.total) })}
      </h2>
      <p>{t('paidText')}</p>
      <StillPays claim={claim} />
      <Facts
        facts={[
          { name: t('confirmation'), value: <CopyValue kind="confirmation" value={receipt.confirmation} /> },
          payeeFact(claim, phone),
          { name: t('paidOn'), value: <time dateTime={receipt.date}>{showLongDate(receipt.date)}</time> },
          ...costFacts(claim),
          {
            name: t(leftName(claim)),
            value: showMoney(leftForAccounts(claim.cost, claim.paid + receipt.total)),
          },
          { name: t('left'), value: showMoney(receipt.remainingBalance) },
          ...claimFacts(claim),
        ]}
      />
      <p className="answer-next">
        <button type="button" className="button primary" onClick={onLeave}>
          {t('back')}
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} /> {t('print')}
        </button>
      </p>
    </section>
  );
}
