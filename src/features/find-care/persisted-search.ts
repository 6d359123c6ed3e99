/** The tab's last search (decisions/visitors#a-reload-recalls-the-zip-code). The position is never stored. */
import { sessionStore } from '../../lib/storage/storage.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '../../ui/list/pager.rules.ts';
import {
  FINDER_FIELDS,
  finderErrors,
  formOf,
  toSearch,
  type FinderForm,
  type FinderSearch,
} from './finder-search.rules.ts';

/** Storage key; also in the form's `data-kept` and `data-stored`. */
export const SEARCH_KEY = 'CareForm';
/** Id of the slot for the results, below the form. */
export const RESULTS_SLOT = 'care-list';

/** Ids of the fields, for `layouts/page/restore-persisted-form.ts`. */
export const idOf = <Name extends keyof FinderForm>(name: Name) => `care-${name}` as const;
const [PAGE, SIZE] = ['care-page', 'care-size'];

export interface ListPage {
  /** Page number, starting at 1. */
  page: number;
  size: PageSize;
}

export interface PersistedSearch {
  form: FinderForm;
  search: FinderSearch;
  list: ListPage;
}

/** Whether a member is signed in. Members may use the visitors' page too. boot.ts sets the attribute. */
const isSignedIn = (): boolean => document.documentElement.dataset['session'] === 'in';

/**
 * Stores nothing for a member. For a search by position, stores 0 as page and height, because a reload does not repeat
 * such a search.
 * @param height of the results, in pixels
 */
export function persistSearch(search: FinderSearch, { page, size }: ListPage, height = 0): void {
  if (search.group !== null || isSignedIn()) return;
  const form = formOf(search);
  sessionStore.set(SEARCH_KEY, {
    ...Object.fromEntries(FINDER_FIELDS.map((name) => [idOf(name), form[name]])),
    [PAGE]: search.position ? 0 : page,
    [SIZE]: size,
    [RESULTS_SLOT]: search.position ? 0 : height,
  });
}

/** @returns null if there is no search to repeat */
export function persistedSearch(): PersistedSearch | null {
  const persisted = sessionStore.get(SEARCH_KEY);
  if (typeof persisted !== 'object' || persisted === null) return null;
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(persisted));
  const textOf = (name: keyof FinderForm): string => String(values.get(idOf(name)) ?? '');
  const form: FinderForm = {
    ...{ zipCode: textOf('zipCode'), what: textOf('what'), name: textOf('name') },
    ...{ radius: textOf('radius'), language: textOf('language'), accessibility: textOf('accessibility') },
    ...{ accepting: textOf('accepting'), everyNetwork: '' },
  };
  const page = Number(values.get(PAGE));
  if (!Number.isInteger(page) || page < 1 || finderErrors(form, false).length > 0) return null;
  return {
    form,
    search: toSearch(form, { position: null, group: null, planCare: [] }),
    list: { page, size: PAGE_SIZES.find((size) => size === values.get(SIZE)) ?? DEFAULT_PAGE_SIZE },
  };
}
