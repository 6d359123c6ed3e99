/** Whether a browser tab is in stub mode, and who is signed in (spec 000 §2 'Entry and query parameters', decisions/services#stub-mode-is-never-published). Pure. */

/** Session storage key of the mode. The mode survives links, reloads and sign-out in this browser tab. */
export const STUB_MODE_KEY = 'StubMode';

/** The person signed in by the canned sign-in response. */
export type StubPerson = 'member' | 'producer';

const isStubPerson = (value: string | null): value is StubPerson =>
  value === 'member' || value === 'producer';

/**
 * Reads the query: `stubs=true` enters stub mode, `stubs=false` leaves it, and `producer=true` chooses the agent's sign-in.
 * `producer` has an effect only in stub mode or together with `stubs=true`.
 * @param search `location.search`
 * @param on whether the browser tab is already in stub mode
 * @returns the person who signs in; null to leave the mode; undefined for no change
 */
export function requestedPerson(search: string, on = false): StubPerson | null | undefined {
  const query = new URLSearchParams(search);
  const stubs = query.get('stubs');
  const producer = query.get('producer');
  if (stubs === 'false') return null;
  if (stubs !== 'true' && !(on && producer !== null)) return undefined;
  return producer === 'true' ? 'producer' : 'member';
}

/** The person signed in by the canned sign-in; null outside stub mode. */
export function stubPerson(storage: Pick<Storage, 'getItem'>): StubPerson | null {
  const value = storage.getItem(STUB_MODE_KEY);
  return isStubPerson(value) ? value : null;
}

/**
 * Enters or leaves stub mode. Canned and real sessions are not interchangeable, so the browser tab's session is dropped
 * when the mode changes.
 * @param dropSession clears the browser tab's session
 * @returns the person who signs in; null outside stub mode
 */
export function enterMode(search: string, storage: Storage, dropSession: () => void): StubPerson | null {
  const before = stubPerson(storage);
  const requested = requestedPerson(search, before !== null);
  const now = requested === undefined ? before : requested;
  if ((before === null) !== (now === null)) dropSession();
  if (now === null) storage.removeItem(STUB_MODE_KEY);
  else storage.setItem(STUB_MODE_KEY, now);
  return now;
}

/** Adds the query of stub mode to a link, so that the mode is also on in a new browser tab. */
export function withStubs(link: URL, person: StubPerson): string {
  link.searchParams.set('stubs', 'true');
  if (person === 'producer') link.searchParams.set('producer', 'true');
  return link.href;
}
