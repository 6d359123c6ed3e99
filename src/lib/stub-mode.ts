/**
 * Stub mode (spec 000 §2 'Entry and query parameters'): canned answers in place of the services, from the
 * same site, with no server behind it. Only in builds that carry the answers (`__STUBS__`); a production
 * build holds none of this file.
 */
import type { CallShape } from './call.schema.ts';
import { readEntry } from './entry.rules.ts';

/** Session storage: survives links and hash changes in this tab; not the session's, so sign-out leaves it. */
export const STUB_MODE_KEY = 'StubMode';
/** Where a build that carries stubs has its answers. */
export const FOLDER = '/stubs';

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** Whose canned sign-in is used. */
export type StubPerson = 'member' | 'producer';

const isStubPerson = (value: string | null): value is StubPerson =>
  value === 'member' || value === 'producer';

/**
 * What an address asks for: `stubs=true` turns the mode on, `stubs=false` off, `producer=true` chooses the
 * agent's sign-in, only together with the mode.
 * @param on whether the mode is on already
 * @returns who signs in, null to leave the mode, undefined where the address says nothing of it
 */
export function askedPerson(search: string, on = false): StubPerson | null | undefined {
  const { stubs, producer } = readEntry(search);
  if (stubs === false) return null;
  if (stubs === null && !(on && producer !== null)) return undefined;
  return producer === true ? 'producer' : 'member';
}

/**
 * Takes up what the page's address asks for.
 * @returns whether canned answers took the place of true ones or the reverse: a session of the one kind
 * means nothing to the other
 */
export function enterStubMode(search: string, storage: Storage): boolean {
  const before = stubPerson(storage);
  const asked = askedPerson(search, before !== null);
  if (asked === null) storage.removeItem(STUB_MODE_KEY);
  else if (asked !== undefined) storage.setItem(STUB_MODE_KEY, asked);
  return (before === null) !== (stubPerson(storage) === null);
}

/** Who signs in where the mode is on; null where it is off. */
export function stubPerson(storage: Storage): StubPerson | null {
  const value = storage.getItem(STUB_MODE_KEY);
  return isStubPerson(value) ? value : null;
}

/** Does what would empty the storage, and keeps the mode. */
export function keepingStubMode(storage: Storage, clear: () => void): void {
  const value = storage.getItem(STUB_MODE_KEY);
  clear();
  if (value !== null) storage.setItem(STUB_MODE_KEY, value);
}

/**
 * The file of a call's canned answer, under `stubs/answers/` and in a site under `/stubs/`: the service's path,
 * a parameter by its name, then the method where it is no get, then `producer` for an agent's sign-in.
 * `/wcs/…/store/{storeID}/ratingInfo`, put, is `wcs/…/store/storeID/ratingInfo.put.json`.
 */
export function answerFile(call: CallShape, person: StubPerson = 'member'): string {
  const path = call.path.slice(1).replaceAll(/[{}]/g, '');
  const method = call.method === 'get' ? '' : `.${call.method}`;
  const role = person === 'producer' && call.signsIn ? '.producer' : '';
  const ending = 'file' in call.reply ? ENDINGS[call.reply.file] : 'json';
  return `${path}${method}${role}.${ending ?? 'bin'}`;
}

/** Address of a call's canned answer, or null where the mode is off. */
export function stubAddress(call: CallShape, storage: Storage): string | null {
  const person = stubPerson(storage);
  return person && `${FOLDER}/${answerFile(call, person)}`;
}

/** An in-site link that keeps the mode in a new tab as well. */
export function withStubs(link: URL, person: StubPerson): string {
  link.searchParams.set('stubs', 'true');
  if (person === 'producer') link.searchParams.set('producer', 'true');
  return link.href;
}
