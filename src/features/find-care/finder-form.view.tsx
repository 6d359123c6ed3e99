/**
 * The form of the care finder. Its fields are uncontrolled, so that typed text survives hydration. They have no names, so no
 * URL can contain the zip code.
 */
import { useEffect, type FormEvent } from 'react';
import { ErrorSummary } from '../../ui/form/error-summary.tsx';
import { Field, type FieldFrame } from '../../ui/form/field.tsx';
import { useForm, valueById } from '../../ui/form/use-form.ts';
import { SPECIALTIES } from './find-care.schema.ts';
import { t as care } from './find-care.text.ts';
import { FinderFilters } from './finder-filters.view.tsx';
import {
  emptyForm,
  FINDER_FIELDS,
  finderErrors,
  formOf,
  STORES,
  type FinderError,
  type FinderForm,
  type FinderSearch,
} from './finder-search.rules.ts';
import { t } from './finder.text.ts';
import { idOf, persistedSearch, RESULTS_SLOT, SEARCH_KEY, type PersistedSearch } from './persisted-search.ts';
import type { LocationProblem } from './location.rules.ts';

const ZIP_EXAMPLE = '15222';
const MAX_ZIP_LENGTH = 10;
/** Id of a separate form for the location button. In the main form, Enter in a field would press that button, not Search. */
const LOCATE_FORM = 'care-locate';

interface FinderFormProps {
  locating: 'idle' | 'asking' | 'slow' | LocationProblem;
  hasPosition: boolean;
  /** A member's initial values; null for a visitor, whose fields the page has already filled in. */
  initial: FinderForm | null;
  hasNetworks: boolean;
  /** The last search. The fields show its values, because a button among the results may change the search. */
  search: FinderSearch | null;
  onSearch(form: FinderForm): void;
  /** Called after a reload, with the persisted search. */
  onRecall(persisted: PersistedSearch): void;
  /** Called when the person asks to search near them. */
  onLocate(read: () => FinderForm): void;
}

function isChecked(form: HTMLFormElement, id: string): boolean {
  const control = form.elements.namedItem(id);
  return control instanceof HTMLInputElement && control.checked;
}

const readForm = (form: HTMLFormElement): FinderForm => ({
  ...{ zipCode: valueById(form, idOf('zipCode')), what: valueById(form, idOf('what')) },
  ...{ name: valueById(form, idOf('name')), radius: valueById(form, idOf('radius')) },
  ...{ language: valueById(form, idOf('language')), accessibility: valueById(form, idOf('accessibility')) },
  accepting: isChecked(form, idOf('accepting')) ? 'on' : '',
  everyNetwork: isChecked(form, idOf('everyNetwork')) ? 'on' : '',
});

/** Shows the search's distance and network, which a button in the results may have changed. Clears the zip code if the search has a position. */
function follow(form: HTMLFormElement, search: FinderSearch): void {
  const { radius, everyNetwork } = formOf(search);
  const select = form.elements.namedItem(idOf('radius'));
  if (select instanceof HTMLSelectElement) select.value = radius;
  const box = form.elements.namedItem(idOf('everyNetwork'));
  if (box instanceof HTMLInputElement) box.checked = everyNetwork !== '';
  const zip = form.elements.namedItem(idOf('zipCode'));
  if (search.position && zip instanceof HTMLInputElement) zip.value = '';
}

const LocatingNote = ({ locating }: Pick<FinderFormProps, 'locating'>) => (
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

/** The location of the search: a zip code, or a button for the person's position. */
const Where = ({ frame, zipCode }: { frame: FieldFrame; zipCode: string }) => (
  <div className="care-where">
    <Field {...frame} hint={t('zipHint')}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={MAX_ZIP_LENGTH}
          defaultValue={zipCode}
        />
      )}
    </Field>
    <button type="submit" form={LOCATE_FORM} className="button" aria-describedby="care-locate-note">
      {t('locate')}
    </button>
    <p className="field-hint" id="care-locate-note">
      {t('locateNote')}
    </p>
  </div>
);

function useFinderForm({ hasPosition, initial, search, onSearch, onRecall }: FinderFormProps) {
  const form = useForm({
    hasSummary: true,
    idOf,
    labelOf: (field) => t(field),
    textOf: ({ problem }: FinderError) => t(problem, { example: ZIP_EXAMPLE }),
    read: readForm,
    check: (typed) => finderErrors(typed, hasPosition),
    send(typed) {
      onSearch(typed);
    },
    onReady(element) {
      const persisted = initial ? null : persistedSearch();
      if (!persisted) return;
      const typed = readForm(element);
      if (FINDER_FIELDS.every((name) => typed[name] === persisted.form[name])) onRecall(persisted);
      else document.getElementById(RESULTS_SLOT)?.removeAttribute('style'); // frees the space reserved for results
    },
  });
  const { ref } = form.props;
  useEffect(() => {
    if (ref.current && search) follow(ref.current, search);
  }, [ref, search]);
  return form;
}

export function FinderFormView(props: FinderFormProps) {
  const { locating, onLocate } = props;
  const form = useFinderForm(props);
  const locate = (event: FormEvent) => {
    event.preventDefault();
    form.show([]);
    const { current: element } = form.props.ref;
    onLocate(() => (element ? readForm(element) : emptyForm('')));
  };
  const initial = props.initial ?? emptyForm('');
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
        <Where frame={form.field('zipCode')} zipCode={initial.zipCode} />
        <LocatingNote locating={locating} />
        <div className="care-fields">
          <Field id={idOf('what')} label={t('what')} error={null}>
            {(control) => (
              <select {...control} defaultValue={initial.what}>
                <WhatOptions />
              </select>
            )}
          </Field>
          <div className="care-of-providers">
            <Field {...form.field('name')}>
              {(control) => <input {...control} autoComplete="off" defaultValue={initial.name} />}
            </Field>
          </div>
        </div>
        <div className="care-of-providers">
          <FinderFilters initial={initial} />
          {props.hasNetworks ? (
            <label className="check">
              <input type="checkbox" id={idOf('everyNetwork')} defaultChecked={initial.everyNetwork !== ''} />
              {t('everyNetwork')}
            </label>
          ) : null}
        </div>
        <button type="submit" className="button primary">
          {t('submit')}
        </button>
      </form>
      <form id={LOCATE_FORM} action="#by-phone" onSubmit={locate} />
    </>
  );
}
