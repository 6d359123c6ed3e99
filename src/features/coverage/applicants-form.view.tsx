/** Who needs coverage. Its fields are uncontrolled, so that what was typed before hydration stays. */
import { useState } from 'react';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { isValidationMessage, t as validation } from '../../lib/fields/validation.text.ts';
import { typedText } from '../../lib/text/typed-text.ts';
import { CART_KEY } from '../../session/storage/visitor-keys.ts';
import { ErrorSummary, focusField } from '../../ui/form/error-summary.tsx';
import { Field, type FieldFrame } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import type { FormError, ReadApplicants, TypedApplicant } from './applicants-form.rules.ts';
import { APPLICANT_RELATIONSHIPS, MOST_APPLICANTS, type Applicant } from './cart.rules.ts';
import { t } from './plans.text.ts';

interface ApplicantsFormProps {
  /** Of the stored cart. */
  start: readonly TypedApplicant[];
  hasPrices: boolean;
  /** In years, for the place that the visitor found last. */
  minimumAge(): number;
  read(typed: readonly TypedApplicant[]): ReadApplicants;
  onShow(applicants: readonly Applicant[]): void;
}

const NEW: TypedApplicant = { relationship: 'DEPENDENT', birth: '', tobacco: false };
const ME: TypedApplicant = { ...NEW, relationship: 'SELF' };

type FieldName = FormError['field'];
/** With the key of its row. */
type RowField = `${FieldName}-${number}`;

const idOf = (field: RowField): string => `plans-${field}`;
const fieldOf = (name: FieldName, row: number): RowField => `${name}-${row}`;

function readRow(form: HTMLFormElement, row: number): TypedApplicant {
  const data = new FormData(form);
  const typed = (name: FieldName): string => typedText(data, idOf(fieldOf(name, row)));
  return {
    relationship: typed('relationship'),
    birth: typed('birth'),
    tobacco: data.has(`plans-tobacco-${row}`),
  };
}

interface RowProps {
  /** Key of the row: its fields keep it when a row before it is removed. */
  row: number;
  number: number;
  start: TypedApplicant;
  frameOf(field: RowField): FieldFrame;
  onRemove: (() => void) | null;
}

const Row = ({ row, number, start, frameOf, onRemove }: RowProps) => (
  <fieldset className="applicant">
    <legend>{t('person', { number })}</legend>
    <Field {...frameOf(fieldOf('relationship', row))} label={t('relationship')}>
      {(control) => (
        <select {...control} name={control.id} defaultValue={start.relationship}>
          {APPLICANT_RELATIONSHIPS.map((relationship) => (
            <option key={relationship} value={relationship}>
              {t(relationship)}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Field {...frameOf(fieldOf('birth', row))} label={t('birth')} hint={t('birthHint')}>
      {(control) => (
        <input
          {...control}
          name={control.id}
          type="text"
          inputMode="numeric"
          autoComplete={number === 1 ? 'bday' : 'off'}
          defaultValue={start.birth}
        />
      )}
    </Field>
    <label className="check">
      <input type="checkbox" name={`plans-tobacco-${row}`} defaultChecked={start.tobacco} />
      <span>{t('tobacco')}</span>
    </label>
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

export function ApplicantsForm({ start, hasPrices, minimumAge, read, onShow }: ApplicantsFormProps) {
  const [rows, setRows] = useState<readonly RowState[]>(
    (start.length > 0 ? start : [ME]).map((applicant, row) => ({ row, start: applicant })),
  );
  const form = useForm({
    hasSummary: true,
    idOf,
    labelOf(field) {
      const number = rows.findIndex(({ row }) => field.endsWith(`-${row}`)) + 1;
      return `${t('person', { number })}, ${t(field.startsWith('birth') ? 'birth' : 'relationship')}`;
    },
    textOf: ({ problem }: Pick<FormError, 'problem'> & { field: RowField }) =>
      isValidationMessage(problem) ? validation(problem) : t(problem, { age: minimumAge() }),
    read: (element) => read(rows.map(({ row }) => readRow(element, row))),
    check: ({ errors }) =>
      errors.map(({ at, field, problem }) => ({ field: fieldOf(field, rows[at]?.row ?? 0), problem })),
    send({ applicants }) {
      if (applicants) onShow(applicants);
    },
  });
  const add = () => {
    const row = Math.max(...rows.map((known) => known.row)) + 1;
    setRows([...rows, { row, start: NEW }]);
    requestAnimationFrame(() => focusField(idOf(fieldOf('relationship', row))));
  };
  const remove = (at: number) => {
    setRows(rows.filter((_, index) => index !== at));
    form.show([]);
    focusField(idOf(fieldOf('birth', rows[at - 1]?.row ?? 0)));
  };

  return (
    <form method="post" action={pageAddress('/plans/')} {...form.props} data-stored={CART_KEY}>
      <ErrorSummary errors={form.errors} />
      {rows.map(({ row, start: from }, at) => (
        <Row
          key={row}
          row={row}
          number={at + 1}
          start={from}
          frameOf={form.field}
          onRemove={at === 0 ? null : () => remove(at)}
        />
      ))}
      <p className="form-note">{t('keep')}</p>
      <p className="plans-actions">
        {rows.length < MOST_APPLICANTS && (
          <button type="button" className="button" onClick={add}>
            {t('add')}
          </button>
        )}
        <button type="submit" className="button primary">
          {t(hasPrices ? 'update' : 'show')}
        </button>
      </p>
    </form>
  );
}
