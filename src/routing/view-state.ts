/** Persists the state of views per user and route. Sign-out clears it (spec 000 §9 'session storage expiry 60 minutes'). */
import { sessionStore } from '../lib/storage/storage.ts';

const PREFIX = 'View ';

let currentOwner: () => string | null = () => null;

/** @param owner returns the user's id, or null while signed out. With null, nothing is persisted or read. */
export function setViewStateOwner(owner: () => string | null): void {
  currentOwner = owner;
}

/** Persists the state of a view. Does nothing while signed out. @param route path key such as `claims/claimsAndPayments` @param state a JSON value */
export function saveViewState(route: string, state: unknown): void {
  const owner = currentOwner();
  if (owner !== null) sessionStore.set(PREFIX + route, { owner, state });
}

const isPersisted = (value: unknown): value is { owner: string; state: unknown } =>
  typeof value === 'object' && value !== null && 'owner' in value && 'state' in value;

/** Reads the state of a view. @param isValid checks the state, for example with `v.is` @returns null if the state is missing, expired, invalid or another user's */
export function readViewState<T>(route: string, isValid: (state: unknown) => state is T): T | null {
  const persisted = sessionStore.get(PREFIX + route);
  if (!isPersisted(persisted) || persisted.owner !== currentOwner() || !isValid(persisted.state)) return null;
  return persisted.state;
}

/** Clears the state of a view, for example when a Back button is pressed (spec 001 §2 'Pay claim'). */
export const clearViewState = (route: string): void => sessionStore.remove(PREFIX + route);
