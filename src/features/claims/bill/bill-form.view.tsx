/** What a bill says, as the member types it. Its fields have no names, and no address or event gets what is in them. */
import { useState, type FormEvent } from 'react';
import { showLongDate } from '../../../lib/date/date.ts';
import { DATE_MESSAGES } from '../../../lib/date/typed-date.rules.ts';
import { t as validation } from '../../../lib/fields/validation.text.ts';
import { Field } from '../../../ui/form/field.tsx';
import {
  readBill,
  type Bill,
  type BillProblems,
  type SearchedDays,
  type TypedBill,
} from './bill-match.rules.ts';
import { t } from './bill-match.text.ts';

interface BillFormProps {
  days: SearchedDays;
  onCompare(bill: Bill): void;
}

const FIELDS = ['provider', 'date', 'amount'] as const satisfies readonly (keyof TypedBill)[];
const HINTS = { date: 'dateHint', amount: 'amountHint' } as const;
const idOf = (field: keyof TypedBill): string => `bill-${field}`;

function problemText(field: keyof TypedBill, problems: BillProblems, days: SearchedDays): string | null {
  const { date, amount } = problems;
  if (field === 'date' && date !== undefined)
    return date === 'outside'
      ? t('outside', { from: showLongDate(days.from), to: showLongDate(days.to) })
      : validation(DATE_MESSAGES[date]);
  if (field === 'amount' && amount === 'invalid') return t('amountWrong');
  return problems[field] === undefined ? null : validation('missing');
}

export function BillForm({ days, onCompare }: BillFormProps) {
  const [typed, setTyped] = useState<TypedBill>({ provider: '', date: '', amount: '' });
  const [problems, setProblems] = useState<BillProblems>({});
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readBill(typed, days);
    setProblems(read.problems);
    const first = FIELDS.find((field) => read.problems[field] !== undefined);
    if (first) document.querySelector<HTMLElement>(`#${idOf(first)}`)?.focus();
    else if (read.bill) onCompare(read.bill);
  };
  return (
    <form className="bill-form" noValidate onSubmit={submit}>
      {FIELDS.map((field) => (
        <Field
          key={field}
          id={idOf(field)}
          label={t(field)}
          {...(field === 'provider' ? {} : { hint: t(HINTS[field]) })}
          error={problemText(field, problems, days)}
        >
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              inputMode={field === 'amount' ? 'decimal' : 'text'}
              value={typed[field]}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          )}
        </Field>
      ))}
      <button type="submit" className="button primary">
        {t('check')}
      </button>
    </form>
  );
}
