/** The care finder: what was asked, the providers found so far, and the next ones. */
import type { Failure } from '../../lib/failure.ts';
import { failureOf } from '../../lib/remote.ts';
import { memberAtom, memberRemote } from '../../session/member-data.store.ts';
import { PAGE_SIZE, searchOf, type FinderForm } from './find-care.rules.ts';
import type { Provider } from './find-care.schema.ts';
import { findProviders } from './find-care.service.ts';

export interface Found {
  /** The pages that were asked for, in order. */
  providers: readonly Provider[];
  /** How many fit altogether. */
  total: number;
}

/** Asking for the next page leaves what is there. */
export type More = { state: 'idle' } | { state: 'busy' } | { state: 'failed'; failure: Failure };

const results = memberRemote<Found>();
const IDLE: More = { state: 'idle' };

/** The form that was last sent; null before the first search. */
export const $asked = memberAtom<FinderForm | null>(null);
export const $found = results.$value;
export const $more = memberAtom<More>(IDLE);
export const leaveFinder = results.leave;

/** Searches anew. @param form without faults */
export function search(form: FinderForm): Promise<void> {
  $asked.set(form);
  $more.set(IDLE);
  return results.load((signal) => findProviders(searchOf(form, 1), signal));
}

/** The pages so far and the next; one that is empty is the last, whatever the total says. */
const joined = (providers: readonly Provider[], next: Found): Found => ({
  providers: [...providers, ...next.providers],
  total: next.providers.length > 0 ? next.total : providers.length,
});

/** Asks for the next page; an answer that comes after another search began is left alone. */
export async function searchMore(): Promise<void> {
  const form = $asked.get();
  const now = $found.get();
  if (!form || now.state !== 'ready' || $more.get().state === 'busy') return;
  const { providers } = now.value;
  $more.set({ state: 'busy' });
  let after: More = IDLE;
  try {
    const next = await findProviders(searchOf(form, providers.length / PAGE_SIZE + 1));
    if ($asked.get() === form) $found.set({ state: 'ready', value: joined(providers, next) });
  } catch (error) {
    after = { state: 'failed', failure: failureOf(error) };
  }
  if ($asked.get() === form) $more.set(after);
}
