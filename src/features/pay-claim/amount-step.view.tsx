import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { useId, useState, type RefObject } from 'react';
import { t as formText } from '../../lib/fields/form.text.ts';
import { showMoney } from '../../lib/text/money.ts';
import { Facts } from '../../ui/page/facts.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useForm, valuesOf } from '../../ui/form/use-form.ts';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { leftForAccounts } from '../../profile/payments/left-to-pay.rules.ts';
import { payeeFact } from './claim-summary.view.tsx';
import { PayDirection } from './pay-direction.view.tsx';
import type { Paying } from './pay-claim-state.schema.ts';
import {
  amountText,
  balanceOf,
  checkAmount,
  firstAmount,
  type AmountProblem,
  type PaySource,
} from './pay-claim.rules.ts';
import { t } from './pay-claim.text.ts';

type Figures = Record<'owed' | 'balance' | 'example', string>;

interface AmountStepProps {
  paying: Paying;
  source: PaySource;
  /** Short name of the account type, such as `FSA`; null if unknown. */
  accountShort: string | null;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Called with the amount to pay, in cents. */
  onAmount(cents: number): void;
}

const EXAMPLE = '42.10';

function barrierOf(
  { claim }: Paying,
  source: PaySource,
  phone: string,
): { text: string; next: string } | null {
  if (leftForAccounts(claim.cost, claim.paid) === 0)
    return { text: t('nothingOwed'), next: t('nothingOwedNext', { paid: showMoney(claim.paid) }) };
  if (source.state === 'barred') return { text: t('barred'), next: t('barredNext', { phone }) };
  if (balanceOf(source) === 0) return { text: t('empty'), next: t('emptyNext') };
  return null;
}

/** After a partial payment, the text names the amount left to pay instead of the claim's cost. */
const errorText = (problem: AmountProblem, { claim }: Paying, figures: Figures): string =>
  problem === 'missing'
    ? formText(problem)
    : t(problem === 'amountOwed' && claim.paid > 0 ? 'amountLeft' : problem, figures);

function hintOf(owed: number, balance: number | null): string {
  const figures = { owed: showMoney(owed), balance: showMoney(balance ?? 0) };
  if (balance === null) return t('amountHint', figures);
  return t(balance < owed ? 'amountHintLess' : 'amountHintBalance', figures);
}

const readForm = valuesOf(['amount']);

function AmountForm({ paying, source, onAmount }: Pick<AmountStepProps, 'paying' | 'source' | 'onAmount'>) {
  const id = useId();
  /** The typed text. Null before the member types: the field then shows the default amount, which may change when the balance loads. */
  const [typed, setTyped] = useState<string | null>(null);
  const owed = leftForAccounts(paying.claim.cost, paying.claim.paid);
  const balance = balanceOf(source);
  const figures = { owed: showMoney(owed), balance: showMoney(balance ?? 0), example: EXAMPLE };
  const form = useForm({
    idOf: () => id,
    labelOf: () => t('amount'),
    textOf: ({ problem }: { field: 'amount'; problem: AmountProblem }) => errorText(problem, paying, figures),
    read: (element) => checkAmount(readForm(element).amount, { owed, balance }),
    check: (amount) => (typeof amount === 'number' ? [] : [{ field: 'amount', problem: amount }]),
    send(amount) {
      if (typeof amount === 'number') onAmount(amount);
    },
  });
  return (
    <form {...form.props} className="pay-form">
      <Field {...form.field('amount')} hint={hintOf(owed, balance)}>
        {(control) => (
          <input
            {...control}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={typed ?? amountText(firstAmount(paying, balance))}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button primary">
        {t('continue')}
      </button>
    </form>
  );
}

export function AmountStep({ heading, accountShort, ...form }: AmountStepProps) {
  const { phone } = useBrandContact();
  const { claim } = form.paying;
  const barrier = barrierOf(form.paying, form.source, phone);
  return (
    <section className="panel answer" aria-labelledby="pay-step-heading">
      <h2 id="pay-step-heading" ref={heading} tabIndex={-1}>
        {barrier ? barrier.text : t(claim.payee === 'member' ? 'selectHeading.member' : 'selectHeading')}
      </h2>
      {barrier ? (
        <p>
          <PhoneIn text={barrier.next} />
        </p>
      ) : (
        <>
          <PayDirection
            claim={claim}
            amount={firstAmount(form.paying, balanceOf(form.source))}
            account={accountShort}
            phone={phone}
          />
          {claim.payee === 'provider' ? <Facts facts={[payeeFact(claim, phone)]} /> : null}
          <AmountForm {...form} />
        </>
      )}
    </section>
  );
}
