/** The care finder: the searched form, the providers found so far, and the loading of more. */
import type { Failure } from '../../lib/remote/failure.ts';
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { memberAtom, memberRemote } from '../../session/member-data.store.ts';
import { toQuery, type FinderForm } from './find-care.rules.ts';
import { providerSearch, type Provider } from './find-care.schema.ts';

export interface Found {
  /** All loaded pages, in order. */
  providers: readonly Provider[];
  /** Providers of these pages that could not be read (decision 075). */
  skipped: number;
  /** Number of matching providers. */
  total: number;
  /** Number of loaded pages. */
  pages: number;
}

/** State of loading the next page. */
export type More = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; failure: Failure };

const results = memberRemote<Found>();
const IDLE: More = { state: 'idle' };

/** The form that was last sent; null before the first search. */
export const $searchedForm = memberAtom<FinderForm | null>(null);
export const $found = results.$value;
export const $more = memberAtom<More>(IDLE);
export const leaveFinder = results.leave;

/** Starts a new search. @param form without errors */
export function search(form: FinderForm): Promise<void> {
  $searchedForm.set(form);
  $more.set(IDLE);
  return results.load(async (signal) => {
    const found = await send(providerSearch, { payload: toQuery(form, 1) }, { signal });
    return { ...found, pages: 1 };
  });
}

/** Adds a page. An empty page is the last one, whatever the total. */
function addPage(now: Found, next: Omit<Found, 'pages'>): Found {
  const providers = [...now.providers, ...next.providers];
  const skipped = now.skipped + next.skipped;
  const isLast = next.providers.length === 0;
  return {
    providers,
    skipped,
    total: isLast ? providers.length + skipped : next.total,
    pages: now.pages + 1,
  };
}

/** Loads the next page; ignores a response that arrives after a new search. */
export async function searchMore(): Promise<void> {
  const form = $searchedForm.get();
  const now = $found.get();
  if (!form || now.state !== 'ready' || $more.get().state === 'busy') return;
  $more.set({ state: 'busy' });
  let after: More = IDLE;
  try {
    const next = await send(providerSearch, { payload: toQuery(form, now.value.pages + 1) });
    if ($searchedForm.get() === form) $found.set({ state: 'ready', value: addPage(now.value, next) });
  } catch (error) {
    after = { state: 'failed', failure: failureOf(error) };
  }
  if ($searchedForm.get() === form) $more.set(after);
}
