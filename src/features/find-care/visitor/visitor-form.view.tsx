/**
 * The visitors' search form. Its fields are uncontrolled, so that what was typed stays before hydration, and have no
 * name: no zip code may get into an address.
 */
import type { FormEvent } from 'react';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { useForm, valueById } from '../../../ui/form/use-form.ts';
import type { FinderError } from '../find-care.rules.ts';
import { SPECIALTIES } from '../find-care.schema.ts';
import { t as care } from '../find-care.text.ts';
import { idOf, keptSearch, RESULTS_PLACE, SEARCH_KEY, type KeptSearch } from '../kept-search.ts';
import type { LocationProblem } from '../location.rules.ts';
import { t } from './visitor-finder.text.ts';
import { STORES, visitorErrors, type VisitorForm } from './visitor-search.rules.ts';

const ZIP_EXAMPLE = '15222';
const MAX_ZIP_LENGTH = 10;
/** A form of its own: Enter in a field must press Search. */
const LOCATE_FORM = 'care-locate';

interface VisitorFormProps {
  locating: 'idle' | 'asking' | 'slow' | LocationProblem;
  /** The last search used the visitor's position. */
  hasPosition: boolean;
  /** Called with a valid form. */
  onSearch(form: VisitorForm): void;
  /** Called with the search of before a reload. */
  onRecall(kept: KeptSearch): void;
  /** Called when the visitor asks for a search at the position. */
  onLocate(read: () => VisitorForm): void;
}

const readForm = (form: HTMLFormElement): VisitorForm => ({
  zipCode: valueById(form, idOf('zipCode')),
  what: valueById(form, idOf('what')),
  name: valueById(form, idOf('name')),
});

const LocatingNote = ({ locating }: Pick<VisitorFormProps, 'locating'>) => (
  <div className="care-locating" role="status">
    {locating === 'idle' ? null : <p>{t(locating)}</p>}
  </div>
);

const WhatOptions = () => (
  <>
    <optgroup label={t('providers')}>
      <option value="">{t('anyProvider')}</option>
      <option value="URGENT_CARE">{care('specialty.URGENT_CARE')}</option>
      {SPECIALTIES.filter((specialty) => specialty !== 'URGENT_CARE').map((specialty) => (
        <option key={specialty} value={specialty}>
          {care(`specialty.${specialty}`)}
        </option>
      ))}
    </optgroup>
    <optgroup label={t('stores')}>
      <option value={STORES}>{t('store')}</option>
    </optgroup>
  </>
);

export function VisitorFormView({ locating, hasPosition, onSearch, onRecall, onLocate }: VisitorFormProps) {
  const form = useForm({
    hasSummary: true,
    idOf,
    labelOf: (field) => t(field),
    textOf: ({ problem }: FinderError) => care(problem, { example: ZIP_EXAMPLE }),
    read: readForm,
    check: (typed) => visitorErrors(typed, hasPosition),
    send(typed) {
      onSearch(typed);
    },
    onReady(element) {
      const kept = keptSearch();
      if (!kept) return;
      const typed = readForm(element);
      const { zipCode, what, name } = kept.form;
      if (typed.zipCode === zipCode && typed.what === what && typed.name === name) onRecall(kept);
      else document.getElementById(RESULTS_PLACE)?.removeAttribute('style'); // its room
    },
  });
  const locate = (event: FormEvent) => {
    event.preventDefault();
    form.show([]);
    const { current: element } = form.props.ref;
    onLocate(() => (element ? readForm(element) : { zipCode: '', what: '', name: '' }));
  };
  return (
    <>
      <form
        className="care-form"
        role="search"
        aria-label={t('form')}
        action="#by-phone"
        data-kept={SEARCH_KEY}
        data-stored={SEARCH_KEY}
        {...form.props}
      >
        <ErrorSummary errors={form.errors} level={2} />
        <div className="care-where">
          <Field {...form.field('zipCode')} hint={t('zipHint')}>
            {(control) => (
              <input {...control} inputMode="numeric" autoComplete="postal-code" maxLength={MAX_ZIP_LENGTH} />
            )}
          </Field>
          <button type="submit" form={LOCATE_FORM} className="button" aria-describedby="care-locate-note">
            {t('locate')}
          </button>
          <p className="field-hint" id="care-locate-note">
            {t('locateNote')}
          </p>
        </div>
        <LocatingNote locating={locating} />
        <Field id={idOf('what')} label={t('what')} error={null}>
          {(control) => (
            <select {...control}>
              <WhatOptions />
            </select>
          )}
        </Field>
        <div className="care-name">
          <Field {...form.field('name')}>{(control) => <input {...control} autoComplete="off" />}</Field>
        </div>
        <button type="submit" className="button primary">
          {t('submit')}
        </button>
      </form>
      <form id={LOCATE_FORM} action="#by-phone" onSubmit={locate} />
    </>
  );
}
