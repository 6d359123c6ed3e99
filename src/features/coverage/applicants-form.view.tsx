/** The form that says who needs coverage. Its fields are uncontrolled, so that hydration keeps the typed values. */
import { useState } from 'react';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { isValidationMessage, t as validation } from '../../lib/fields/validation.text.ts';
import { typedText } from '../../lib/text/typed-text.ts';
import { ErrorSummary, focusField } from '../../ui/form/error-summary.tsx';
import { Field, type FieldFrame } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { readApplicants, type FormError, type TypedApplicant } from './applicants-form.rules.ts';
import { APPLICANT_RELATIONSHIPS, MOST_APPLICANTS, type Applicant } from './cart.rules.ts';
import { t } from './plans.text.ts';
import type { Questions } from './price.rules.ts';

interface ApplicantsFormProps {
  questions: Questions;
  start: readonly TypedApplicant[];
  /** Whether the plans can be put in a cart, which stores what the form asks. */
  hasCart: boolean;
  /** @returns the minimum age in years, for the location that the visitor looked up last */
  minimumAge(): number;
  onShow(applicants: readonly Applicant[]): void;
  onTyped(typed: readonly TypedApplicant[]): void;
}

/** A new person has no preset relationship, because a family's price depends on it. */
const NEW: TypedApplicant = { relationship: '', age: '', tobacco: false };
const ME: TypedApplicant = { ...NEW, relationship: 'SELF' };

type FieldName = FormError['field'];
type RowField = `${FieldName}-${number}`;

const idOf = (field: RowField): string => `plans-${field}`;
const fieldOf = (name: FieldName, row: number): RowField => `${name}-${row}`;

function readRow(form: HTMLFormElement, row: number): TypedApplicant {
  const data = new FormData(form);
  const typed = (name: FieldName): string => typedText(data, idOf(fieldOf(name, row)));
  return {
    relationship: typed('relationship'),
    age: typed('age'),
    tobacco: data.has(`plans-tobacco-${row}`),
  };
}

interface RowProps {
  /** Key of the row. It stays the same when an earlier row is removed. */
  row: number;
  number: number;
  questions: Questions;
  start: TypedApplicant;
  frameOf(field: RowField): FieldFrame;
  onRemove: (() => void) | null;
}

const Row = ({ row, number, questions, start, frameOf, onRemove }: RowProps) => (
  <fieldset className="applicant">
    <legend>{t('person', { number })}</legend>
    {questions.relationship && (
      <Field {...frameOf(fieldOf('relationship', row))} label={t('relationship')}>
        {(control) => (
          <select {...control} name={control.id} defaultValue={start.relationship}>
            <option value="">{t('choose')}</option>
            {APPLICANT_RELATIONSHIPS.map((relationship) => (
              <option key={relationship} value={relationship}>
                {t(relationship)}
              </option>
            ))}
          </select>
        )}
      </Field>
    )}
    {questions.age && (
      <Field {...frameOf(fieldOf('age', row))} label={t('age')} hint={t('ageHint')}>
        {(control) => (
          <input
            {...control}
            name={control.id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={start.age}
          />
        )}
      </Field>
    )}
    {questions.tobacco && (
      <label className="check">
        <input type="checkbox" name={`plans-tobacco-${row}`} defaultChecked={start.tobacco} />
        <span>{t('tobacco')}</span>
      </label>
    )}
    {onRemove && (
      <button type="button" className="button" onClick={onRemove}>
        {t('remove', { number })}
      </button>
    )}
  </fieldset>
);

interface RowState {
  row: number;
  start: TypedApplicant;
}

function reasonOf({ age, tobacco }: Questions): string {
  if (age) return t(tobacco ? 'whoAgeTobacco' : 'whoAge');
  return t(tobacco ? 'whoTobacco' : 'whoOnly');
}

const startRows = (start: readonly TypedApplicant[]): readonly RowState[] =>
  (start.length > 0 ? start : [ME]).map((applicant, row) => ({
    row,
    start: row === 0 && applicant.relationship === '' ? { ...applicant, relationship: 'SELF' } : applicant,
  }));

function useApplicantsForm(
  rows: readonly RowState[],
  { questions, minimumAge, onShow, onTyped }: ApplicantsFormProps,
) {
  return useForm({
    hasSummary: true,
    idOf,
    labelOf(field) {
      const number = rows.findIndex(({ row }) => field.endsWith(`-${row}`)) + 1;
      return `${t('person', { number })}, ${t(field.startsWith('age') ? 'age' : 'relationship')}`;
    },
    textOf: ({ problem }: Pick<FormError, 'problem'> & { field: RowField }) =>
      isValidationMessage(problem) ? validation(problem) : t(problem, { age: minimumAge() }),
    read: (element) => rows.map(({ row }) => readRow(element, row)),
    check: (typed) =>
      readApplicants(typed, questions, minimumAge()).errors.map(({ at, field, problem }) => ({
        field: fieldOf(field, rows[at]?.row ?? 0),
        problem,
      })),
    onValues: onTyped,
    saved: rows,
    send(typed) {
      const { applicants } = readApplicants(typed, questions, minimumAge());
      if (applicants) onShow(applicants);
      return undefined;
    },
  });
}

export function ApplicantsForm(props: ApplicantsFormProps) {
  const { questions } = props;
  const [rows, setRows] = useState(() => startRows(props.start));
  const form = useApplicantsForm(rows, props);
  const firstField: FieldName = questions.relationship ? 'relationship' : 'age';
  const add = () => {
    const row = Math.max(...rows.map((shown) => shown.row)) + 1;
    setRows([...rows, { row, start: NEW }]);
    requestAnimationFrame(() => focusField(idOf(fieldOf(firstField, row))));
  };
  const remove = (at: number) => {
    setRows(rows.filter((_, index) => index !== at));
    form.show([]);
    focusField(idOf(fieldOf(firstField, rows[at - 1]?.row ?? 0)));
  };

  return (
    <form method="post" action={pageAddress('/plans/')} {...form.props}>
      <p>{reasonOf(questions)}</p>
      <ErrorSummary errors={form.errors} />
      {rows.map(({ row, start: from }, at) => (
        <Row
          key={row}
          row={row}
          number={at + 1}
          questions={questions}
          start={from}
          frameOf={form.field}
          onRemove={at === 0 ? null : () => remove(at)}
        />
      ))}
      <p className="form-note">{t(props.hasCart ? 'keepCart' : 'keep')}</p>
      <p className="plans-actions">
        {questions.several && rows.length < MOST_APPLICANTS && (
          <button type="button" className="button" onClick={add}>
            {t('add')}
          </button>
        )}
        <button type="submit" className="button primary">
          {t('show')}
        </button>
      </p>
    </form>
  );
}
