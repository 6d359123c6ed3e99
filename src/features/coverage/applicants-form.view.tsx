/** Who needs coverage. Its fields are uncontrolled, so that what was typed before hydration stays. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { isValidationMessage, t as validation } from '../../lib/fields/validation.text.ts';
import { typedText } from '../../lib/text/typed-text.ts';
import { CART_KEY } from '../../session/storage/visitor-keys.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { sendHeldSubmit } from '../../ui/form/held-submit.ts';
import type { FormError, TypedApplicant } from './applicants-form.rules.ts';
import { APPLICANT_RELATIONSHIPS, MOST_APPLICANTS } from './cart.rules.ts';
import { t } from './plans.text.ts';

interface ApplicantsFormProps {
  /** Of the stored cart. */
  start: readonly TypedApplicant[];
  hasPrices: boolean;
  /** In years, for the place that the visitor found last. */
  minimumAge(): number;
  /** @returns the errors of the form */
  onSubmit(typed: readonly TypedApplicant[]): readonly FormError[];
}

const NEW: TypedApplicant = { relationship: 'DEPENDENT', birth: '', tobacco: false };
const ME: TypedApplicant = { ...NEW, relationship: 'SELF' };

const idOf = (field: FormError['field'], row: number): string => `plans-${field}-${row}`;

function readRow(form: HTMLFormElement, row: number): TypedApplicant {
  const data = new FormData(form);
  const typed = (field: FormError['field']): string => typedText(data, idOf(field, row));
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
  errorOf: (field: FormError['field']) => string | null;
  onRemove: (() => void) | null;
}

const Row = ({ row, number, start, errorOf, onRemove }: RowProps) => (
  <fieldset className="applicant">
    <legend>{t('person', { number })}</legend>
    <Field id={idOf('relationship', row)} label={t('relationship')} error={errorOf('relationship')}>
      {(control) => (
        <select {...control} name={control.id} defaultValue={start.relationship}>
          {APPLICANT_RELATIONSHIPS.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
    <Field id={idOf('birth', row)} label={t('birth')} hint={t('birthHint')} error={errorOf('birth')}>
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

export function ApplicantsForm({ start, hasPrices, minimumAge, onSubmit }: ApplicantsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [rows, setRows] = useState<readonly RowState[]>(
    (start.length > 0 ? start : [ME]).map((one, row) => ({ row, start: one })),
  );
  const [errors, setErrors] = useState<readonly FormError[]>([]);

  useEffect(() => {
    if (form.current) sendHeldSubmit(form.current);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    setErrors(onSubmit(rows.map(({ row }) => readRow(sent, row))));
  };
  const add = () => {
    const row = Math.max(...rows.map((one) => one.row)) + 1;
    setRows([...rows, { row, start: NEW }]);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`#${idOf('relationship', row)}`)?.focus(),
    );
  };
  const remove = (at: number) => {
    setRows(rows.filter((_, index) => index !== at));
    setErrors([]);
    document.querySelector<HTMLElement>(`#${idOf('birth', rows[at - 1]?.row ?? 0)}`)?.focus();
  };
  const textOf = ({ problem }: FormError): string =>
    isValidationMessage(problem) ? validation(problem) : t(problem, { age: minimumAge() });

  return (
    <form
      ref={form}
      method="post"
      action={pageAddress('/plans/')}
      noValidate
      data-stored={CART_KEY}
      onSubmit={submit}
    >
      <ErrorSummary
        errors={errors.map((error) => ({
          id: idOf(error.field, rows[error.at]?.row ?? 0),
          field: `${t('person', { number: error.at + 1 })}, ${t(error.field)}`,
          text: textOf(error),
        }))}
      />
      {rows.map(({ row, start: from }, at) => (
        <Row
          key={row}
          row={row}
          number={at + 1}
          start={from}
          errorOf={(field) => {
            const error = errors.find((one) => one.at === at && one.field === field);
            return error ? textOf(error) : null;
          }}
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
