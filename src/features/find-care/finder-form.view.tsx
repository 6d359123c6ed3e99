/** The search form of the care finder. Its fields are uncontrolled. */
import { useInsertionEffect, useMemo, useState, type FormEvent } from 'react';
import { typedText } from '../../lib/text/typed-text.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import styles from '../../ui/styles/forms.css?inline';
import { languageName } from './find-care.names.ts';
import {
  CHECKED_FIELDS,
  finderErrors,
  RADII_MILES,
  LANGUAGE_CODES,
  type FinderErrors,
  type FinderForm,
} from './find-care.rules.ts';
import { SPECIALTIES } from './find-care.schema.ts';
import { t } from './find-care.text.ts';

const ZIP_EXAMPLE = '15222';

interface FinderSearchProps {
  /** The last search, or the member's zip code. */
  initial: FinderForm;
  /** Called with a valid form. */
  onSearch(form: FinderForm): void;
  /** Called on every input. */
  onZipCode(typed: string): void;
}

const idOf = (name: string): string => `finder-${name}`;

const readForm = (form: HTMLFormElement): FinderForm => {
  const data = new FormData(form);
  return {
    zipCode: typedText(data, 'zipCode'),
    radius: typedText(data, 'radius'),
    specialty: typedText(data, 'specialty'),
    name: typedText(data, 'name'),
    language: typedText(data, 'language'),
    accepting: data.has('accepting'),
  };
};

export function FinderSearch({ initial, onSearch, onZipCode }: FinderSearchProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const [errors, setErrors] = useState<FinderErrors>({});
  const errorOf = (field: keyof FinderErrors): string | null => {
    const problem = errors[field];
    return problem ? t(problem, { example: ZIP_EXAMPLE }) : null;
  };
  const summary = useMemo(
    () =>
      CHECKED_FIELDS.flatMap((field) => {
        const problem = errors[field];
        return problem
          ? [{ id: idOf(field), field: t(field), text: t(problem, { example: ZIP_EXAMPLE }) }]
          : [];
      }),
    [errors],
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = readForm(event.currentTarget);
    const found = finderErrors(form);
    setErrors(found);
    if (Object.keys(found).length === 0) onSearch(form);
  };
  return (
    <form
      className="panel finder-form"
      role="search"
      aria-labelledby="finder-form-heading"
      noValidate
      onSubmit={submit}
    >
      <h2 className="visually-hidden" id="finder-form-heading">
        {t('form')}
      </h2>
      <ErrorSummary errors={summary} />
      <div className="finder-fields">
        <Field id={idOf('zipCode')} label={t('zipCode')} hint={t('zipHint')} error={errorOf('zipCode')}>
          {(control) => (
            <input
              {...control}
              name="zipCode"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              defaultValue={initial.zipCode}
              onInput={({ currentTarget }) => onZipCode(currentTarget.value)}
            />
          )}
        </Field>
        <Field id={idOf('name')} label={t('name')} hint={t('nameHint')} error={errorOf('name')}>
          {(control) => <input {...control} name="name" autoComplete="off" defaultValue={initial.name} />}
        </Field>
        <Field id={idOf('specialty')} label={t('specialty')} error={null}>
          {(control) => (
            <select {...control} name="specialty" defaultValue={initial.specialty}>
              <option value="">{t('anySpecialty')}</option>
              {SPECIALTIES.map((specialty) => (
                <option key={specialty} value={specialty}>
                  {t(`specialty.${specialty}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id={idOf('radius')} label={t('radius')} error={null}>
          {(control) => (
            <select {...control} name="radius" defaultValue={initial.radius}>
              {RADII_MILES.map((count) => (
                <option key={count} value={count}>
                  {t('miles', { count })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field id={idOf('language')} label={t('language')} error={null}>
          {(control) => (
            <select {...control} name="language" defaultValue={initial.language}>
              <option value="">{t('anyLanguage')}</option>
              {LANGUAGE_CODES.map((code) => (
                <option key={code} value={code}>
                  {languageName(code)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <label className="check">
          <input type="checkbox" name="accepting" defaultChecked={initial.accepting} /> {t('accepting')}
        </label>
      </div>
      <button type="submit" className="button primary">
        {t('submit')}
      </button>
    </form>
  );
}
