/** The sign-in name in an address, `?loginId=maria` (spec 000 §2 'Entry and query parameters'). Pure. */

/** UTF-16 units; longer than any that the services issue. */
const MAX_NAME_LENGTH = 64;

/** Control, format, private-use and unassigned characters. */
const INVISIBLE_CHARACTER = /\p{C}/u;

/** Trims a sign-in name; null if it is empty, too long or has invisible characters. */
export function signInName(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const name = text.trim();
  return name === '' || name.length > MAX_NAME_LENGTH || INVISIBLE_CHARACTER.test(text) ? null : name;
}

interface LoginId {
  /** null if the address has no valid name. */
  name: string | null;
  /** The query without the parameter, with its `?`: a name identifies a person and must not stay in the address. */
  search: string;
}

/**
 * Removes `loginId` from a query. The parameter's name is case-sensitive; the first one counts.
 * @param search as in `location.search`
 */
export function takeLoginId(search: string): LoginId {
  const params = new URLSearchParams(search);
  if (!params.has('loginId')) return { name: null, search };
  const name = signInName(params.get('loginId'));
  params.delete('loginId');
  const rest = params.toString();
  return { name, search: rest === '' ? '' : `?${rest}` };
}
