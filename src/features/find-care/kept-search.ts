/** The last search of this tab and the page of its list, in session storage (decision 159). Never the position. */
import { sessionStore } from '../../lib/storage/storage.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type PageSize } from '../../ui/list/pager.rules.ts';
import {
  STORES,
  toSearch,
  visitorErrors,
  type VisitorForm,
  type VisitorSearch,
} from './visitor/visitor-search.rules.ts';

/** Also in the form's `data-kept` and `data-stored`. */
export const SEARCH_KEY = 'CareForm';
/** Id of the place of the results in the page, below the form. */
export const RESULTS_PLACE = 'care-list';

/** Ids of the fields, for `layouts/page/restore-kept-form.ts`. */
export const idOf = <Name extends keyof VisitorForm>(name: Name) => `care-${name}` as const;
const [PAGE, SIZE, RADIUS] = ['care-page', 'care-size', 'care-radius'];

export interface ListPage {
  /** From 1. */
  page: number;
  size: PageSize;
}

export interface KeptSearch {
  form: VisitorForm;
  search: VisitorSearch;
  list: ListPage;
}

/** A search at the position leaves only its fields. @param height of the results in pixels */
export function keepSearch(search: VisitorSearch, { page, size }: ListPage, height = 0): void {
  const isProvider = search.what === 'providers';
  try {
    sessionStore.set(SEARCH_KEY, {
      [idOf('zipCode')]: search.zipCode,
      [idOf('what')]: isProvider ? search.specialty : STORES,
      [idOf('name')]: isProvider ? search.name : '',
      [RADIUS]: isProvider ? search.radius : 0,
      [PAGE]: search.position ? 0 : page,
      [SIZE]: size,
      [RESULTS_PLACE]: search.position ? 0 : height,
    });
  } catch {
    // storage is full or blocked
  }
}

/** Null if there is nothing to search again. */
export function keptSearch(): KeptSearch | null {
  const kept = sessionStore.get(SEARCH_KEY);
  if (typeof kept !== 'object' || kept === null) return null;
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(kept));
  const textOf = (name: keyof VisitorForm): string => String(values.get(idOf(name)) ?? '');
  const form: VisitorForm = { zipCode: textOf('zipCode'), what: textOf('what'), name: textOf('name') };
  const page = Number(values.get(PAGE));
  if (!Number.isInteger(page) || page < 1 || visitorErrors(form, false).length > 0) return null;
  const search = toSearch(form, null);
  const radius = Number(values.get(RADIUS));
  return {
    form,
    search: search.what === 'providers' && radius > search.radius ? { ...search, radius } : search,
    list: { page, size: PAGE_SIZES.find((size) => size === values.get(SIZE)) ?? DEFAULT_PAGE_SIZE },
  };
}
