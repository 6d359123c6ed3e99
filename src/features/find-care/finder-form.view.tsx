/** The search form of the care finder. Its fields are uncontrolled. */
import { useInsertionEffect } from 'react';
import { typedText } from '../../lib/text/typed-text.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from '../../ui/styles/forms.css?inline';
import { languageName } from './find-care.names.ts';
import {
  finderErrors,
  RADII_MILES,
  LANGUAGE_CODES,
  type FinderError,
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
  const form = useForm({
    hasSummary: true,
    idOf,
    labelOf: (field: FinderError['field']) => t(field),
    textOf: ({ problem }: FinderError) => t(problem, { example: ZIP_EXAMPLE }),
    read: readForm,
    check: (typed) => finderErrors(typed),
    send(typed) {
      onSearch(typed);
    },
  });
  return (
    <form {...form.props} className="panel finder-form" role="search" aria-labelledby="finder-form-heading">
      <h2 className="visually-hidden" id="finder-form-heading">
        {t('form')}
      </h2>
      <ErrorSummary errors={form.errors} />
      <div className="finder-fields">
        <Field {...form.field('zipCode')} hint={t('zipHint')}>
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
        <Field {...form.field('name')} hint={t('nameHint')}>
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
