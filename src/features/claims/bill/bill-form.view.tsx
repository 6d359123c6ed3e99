/** The form for a bill. Its fields have no names, so that their values never appear in an address or event. */
import { showLongDate } from '../../../lib/date/date.ts';
import { DATE_MESSAGES } from '../../../lib/date/typed-date.rules.ts';
import { t as validation } from '../../../lib/fields/validation.text.ts';
import { Field } from '../../../ui/form/field.tsx';
import { useForm, valueById } from '../../../ui/form/use-form.ts';
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

const readForm = (form: HTMLFormElement): TypedBill => ({
  provider: valueById(form, idOf('provider')),
  date: valueById(form, idOf('date')),
  amount: valueById(form, idOf('amount')),
});

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
  const form = useForm({
    idOf,
    textOf: ({ field, problems }: { field: keyof TypedBill; problems: BillProblems }) =>
      problemText(field, problems, days) ?? '',
    read: readForm,
    check(typed) {
      const { problems } = readBill(typed, days);
      return FIELDS.filter((field) => problems[field] !== undefined).map((field) => ({ field, problems }));
    },
    send(typed) {
      const { bill } = readBill(typed, days);
      if (bill) onCompare(bill);
    },
  });
  return (
    <form {...form.props} className="bill-form">
      {FIELDS.map((field) => (
        <Field
          key={field}
          {...form.field(field)}
          label={t(field)}
          {...(field === 'provider' ? {} : { hint: t(HINTS[field]) })}
        >
          {(control) => (
            <input {...control} autoComplete="off" inputMode={field === 'amount' ? 'decimal' : 'text'} />
          )}
        </Field>
      ))}
      <button type="submit" className="button primary">
        {t('check')}
      </button>
    </form>
  );
}
