/** The first step of paying: how much. What is wrong stands beside the field. */
import { useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { showMoney } from '../../lib/money.ts';
import { Field } from '../../ui/field.tsx';
import { EmptyNote } from '../../ui/notices.tsx';
import type { Paying } from './pay-claim-state.schema.ts';
import { amountText, balanceOf, checkAmount, type AmountProblem, type PaySource } from './pay-claim.rules.ts';
import { t } from './pay-claim.text.ts';

interface AmountStepProps {
  paying: Paying;
  source: PaySource;
  phone: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Called with an amount that can be paid, in cents. */
  onAmount(cents: number): void;
}

const EXAMPLE = '42.10';

/** Why there is no amount to choose; null where there is. */
function barrierOf(source: PaySource, phone: string): { text: string; next: string } | null {
  if (source.state === 'barred') return { text: t('barred'), next: t('barredNext', { phone }) };
  if (balanceOf(source) === 0) return { text: t('empty'), next: t('emptyNext') };
  return null;
}

function AmountForm({ paying, source, onAmount }: Pick<AmountStepProps, 'paying' | 'source' | 'onAmount'>) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const { owed } = paying.claim;
  const balance = balanceOf(source);
  const figures = { owed: showMoney(owed), balance: showMoney(balance ?? 0), example: EXAMPLE };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkAmount(input.current?.value ?? '', { owed, balance });
    if (typeof found === 'number') return onAmount(found);
    setProblem(found);
    input.current?.focus();
  };
  return (
    <form className="pay-form" noValidate onSubmit={submit}>
      <Field
        id={id}
        label={{ children: t('amount') }}
        hint={{ children: t(balance === null ? 'amountHint' : 'amountHintBalance', figures) }}
        error={problem === null ? null : t(problem, figures)}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            defaultValue={amountText(paying.amount ?? owed)}
          />
        )}
      </Field>
      <button type="submit" className="button primary">
        {t('continue')}
      </button>
    </form>
  );
}

export function AmountStep({ phone, heading, ...form }: AmountStepProps) {
  const barrier = barrierOf(form.source, phone);
  return (
    <section className="panel answer" aria-labelledby="pay-step-heading">
      <h2 id="pay-step-heading" ref={heading} tabIndex={-1}>
        {t('selectHeading')}
      </h2>
      {barrier ? <EmptyNote {...barrier} /> : <AmountForm {...form} />}
    </section>
  );
}
