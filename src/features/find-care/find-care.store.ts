/** The care finder: the searched form, the providers found so far, and the loading of more. */
import type { Failure } from '../../lib/failure.ts';
import { failureOf } from '../../lib/remote.ts';
import { memberAtom, memberRemote } from '../../session/member-data.store.ts';
import { PAGE_SIZE, toQuery, type FinderForm } from './find-care.rules.ts';
import type { Provider } from './find-care.schema.ts';
import { findProviders } from './find-care.service.ts';

export interface Found {
  /** All loaded pages, in order. */
  providers: readonly Provider[];
  /** Number of matching providers. */
  total: number;
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
  return results.load((signal) => findProviders(toQuery(form, 1), signal));
}

/** Adds a page. An empty page is the last one, whatever the total. */
const addPage = (providers: readonly Provider[], next: Found): Found => ({
  providers: [...providers, ...next.providers],
  total: next.providers.length > 0 ? next.total : providers.length,
});

/** Loads the next page; ignores a response that arrives after a new search. */
export async function searchMore(): Promise<void> {
  const form = $searchedForm.get();
  const now = $found.get();
  if (!form || now.state !== 'ready' || $more.get().state === 'busy') return;
  const { providers } = now.value;
  $more.set({ state: 'busy' });
  let after: More = IDLE;
  try {
    const next = await findProviders(toQuery(form, providers.length / PAGE_SIZE + 1));
    if ($searchedForm.get() === form) $found.set({ state: 'ready', value: addPage(providers, next) });
  } catch (error) {
    after = { state: 'failed', failure: failureOf(error) };
  }
  if ($searchedForm.get() === form) $more.set(after);
}
