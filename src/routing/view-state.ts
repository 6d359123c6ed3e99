/**
 * What a view was left with (filters, page, open rows), kept by route for 60 minutes in this tab (spec 000 §9
 * 'session storage expiry 60 minutes'). It is the member's: only whoever kept it reads it, and it goes with
 * the rest of session storage at sign-out. Addresses carry none of it.
 */
import { sessionStore } from '../lib/storage.ts';

const PREFIX = 'View ';

let ownerNow: () => string | null = () => null;

/** Says whose views these are. @param owner the user's id; null while nobody is signed in: nothing is kept or read */
export function keepViewStateFor(owner: () => string | null): void {
  ownerNow = owner;
}

/**
 * Keeps the state of a view; what was kept before is replaced. Does nothing while nobody is signed in.
 * @param route the view's path, `claims/claimsAndPayments`
 * @param state JSON
 */
export function saveViewState(route: string, state: unknown): void {
  const owner = ownerNow();
  if (owner === null) return;
  try {
    sessionStore.set(PREFIX + route, { owner, state });
  } catch {
    // storage is full: the view starts afresh next time
  }
}

const isKept = (value: unknown): value is { owner: string; state: unknown } =>
  typeof value === 'object' && value !== null && 'owner' in value && 'state' in value;

/**
 * The state that a view was left with.
 * @param fits whether it is what this build of the view can use; `v.is(schema, state)` in the view's schema file
 * @returns null where nothing was kept, it has expired, is another person's or does not fit
 */
export function readViewState<T>(route: string, fits: (state: unknown) => state is T): T | null {
  const kept = sessionStore.get(PREFIX + route);
  if (!isKept(kept) || kept.owner !== ownerNow() || !fits(kept.state)) return null;
  return kept.state;
}

/** Forgets the state of a view, for example when its Back button is pressed (spec 001 §2 'Pay claim'). */
export const clearViewState = (route: string): void => sessionStore.remove(PREFIX + route);
