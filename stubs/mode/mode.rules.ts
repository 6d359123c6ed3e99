/** Whether a tab is in stub mode, and who signs in there (spec 000 §2 'Entry and query parameters', decision 011). Pure. */

/** Session storage: stays through links, reloads, hash changes and sign-out in this tab. */
export const STUB_MODE_KEY = 'StubMode';

/** Which canned sign-in is used. */
export type StubPerson = 'member' | 'producer';

const isStubPerson = (value: string | null): value is StubPerson =>
  value === 'member' || value === 'producer';

/**
 * Reads what an address asks for: `stubs=true` enters the mode, `stubs=false` leaves it, `producer=true` chooses the
 * agent's sign-in, only together with the mode.
 * @param search `location.search`
 * @param on whether the tab is in the mode already
 * @returns who signs in; null to leave the mode; undefined where the address changes nothing
 */
export function askedPerson(search: string, on = false): StubPerson | null | undefined {
  const query = new URLSearchParams(search);
  const stubs = query.get('stubs');
  const producer = query.get('producer');
  if (stubs === 'false') return null;
  if (stubs !== 'true' && !(on && producer !== null)) return undefined;
  return producer === 'true' ? 'producer' : 'member';
}

/** Who signs in; null outside stub mode. */
export function stubPerson(storage: Pick<Storage, 'getItem'>): StubPerson | null {
  const value = storage.getItem(STUB_MODE_KEY);
  return isStubPerson(value) ? value : null;
}

/**
 * Enters or leaves the mode as the address asks. A canned session means nothing to the services, nor the reverse, so the
 * tab's session is dropped where the mode changes.
 * @param dropSession clears what the tab keeps of a session
 * @returns who signs in; null outside stub mode
 */
export function enterMode(search: string, storage: Storage, dropSession: () => void): StubPerson | null {
  const before = stubPerson(storage);
  const asked = askedPerson(search, before !== null);
  const now = asked === undefined ? before : asked;
  if ((before === null) !== (now === null)) dropSession();
  if (now === null) storage.removeItem(STUB_MODE_KEY);
  else storage.setItem(STUB_MODE_KEY, now);
  return now;
}

/** An in-site link that carries the mode into a new tab. */
export function withStubs(link: URL, person: StubPerson): string {
  link.searchParams.set('stubs', 'true');
  if (person === 'producer') link.searchParams.set('producer', 'true');
  return link.href;
}
