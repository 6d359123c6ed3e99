/**
 * The visitors' search form. Its fields are uncontrolled, so that what was typed stays before hydration, and have no
 * name: no zip code may get into an address.
 */
import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent } from 'react';
import { ErrorSummary } from '../../../ui/form/error-summary.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { CHECKED_FIELDS, type FinderErrors } from '../find-care.rules.ts';
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

function readForm(form: HTMLFormElement): VisitorForm {
  const valueOf = (name: keyof VisitorForm): string => {
    const control = form.elements.namedItem(idOf(name));
    return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
  };
  return { zipCode: valueOf('zipCode'), what: valueOf('what'), name: valueOf('name') };
}

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
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FinderErrors>({});
  const errorOf = (field: keyof FinderErrors): string | null => {
    const problem = errors[field];
    return problem ? care(problem, { example: ZIP_EXAMPLE }) : null;
  };
  const summary = useMemo(
    () =>
      CHECKED_FIELDS.flatMap((field) => {
        const problem = errors[field];
        return problem
          ? [{ id: idOf(field), field: t(field), text: care(problem, { example: ZIP_EXAMPLE }) }]
          : [];
      }),
    [errors],
  );

  const recall = useEffectEvent((element: HTMLFormElement) => {
    const kept = keptSearch();
    if (!kept) return;
    const typed = readForm(element);
    const { zipCode, what, name } = kept.form;
    if (typed.zipCode === zipCode && typed.what === what && typed.name === name) onRecall(kept);
    else document.getElementById(RESULTS_PLACE)?.removeAttribute('style'); // its room
  });

  // A submit before hydration was held back by the loader; send it now.
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.dataset['ready'] = 'true';
    const pressed = element.closest<HTMLElement>('[data-pressed]')?.dataset['pressed'];
    if (pressed === LOCATE_FORM) document.querySelector<HTMLFormElement>(`#${LOCATE_FORM}`)?.requestSubmit();
    else if (pressed !== undefined) element.requestSubmit();
    else recall(element);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = readForm(event.currentTarget);
    const found = visitorErrors(typed, hasPosition);
    setErrors(found);
    if (Object.keys(found).length === 0) onSearch(typed);
  };
  const locate = (event: FormEvent) => {
    event.preventDefault();
    setErrors({});
    onLocate(() => (form.current ? readForm(form.current) : { zipCode: '', what: '', name: '' }));
  };
  return (
    <>
      <form
        ref={form}
        className="care-form"
        role="search"
        aria-label={t('form')}
        action="#by-phone"
        data-kept={SEARCH_KEY}
        data-stored={SEARCH_KEY}
        noValidate
        onSubmit={submit}
      >
        <ErrorSummary errors={summary} level={2} />
        <div className="care-where">
          <Field id={idOf('zipCode')} label={t('zipCode')} hint={t('zipHint')} error={errorOf('zipCode')}>
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
          <Field id={idOf('name')} label={t('name')} error={errorOf('name')}>
            {(control) => <input {...control} autoComplete="off" />}
          </Field>
        </div>
        <button type="submit" className="button primary">
          {t('submit')}
        </button>
      </form>
      <form id={LOCATE_FORM} action="#by-phone" onSubmit={locate} />
    </>
  );
}
