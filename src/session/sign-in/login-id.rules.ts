/** The sign-in name that an address brings along, `?loginId=maria` (spec 000 §2 'Entry and query parameters'). Pure. */

/** Longest name that is taken over, in UTF-16 units; longer than any that the services give. */
const MAX_NAME_LENGTH = 64;

/** Control, format, private and unassigned characters: nothing that a person types or sees. */
const INVISIBLE_CHARACTER = /\p{C}/u;

/** A name as the sign-in's field takes it: trimmed; null for one that is empty, too long or holds what nobody sees. */
export function signInName(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const name = text.trim();
  return name === '' || name.length > MAX_NAME_LENGTH || INVISIBLE_CHARACTER.test(text) ? null : name;
}

/** What an address says of who signs in. */
interface LoginId {
  /** null where the address names nobody, or nobody's name could look like that. */
  name: string | null;
  /** The query without the parameter, with its `?`; it identifies a person, so it may not stay in the address. */
  search: string;
}

/**
 * Takes `loginId` out of a query. The parameter's name is compared to the letter; of several the first counts.
 * @param search as `location.search` has it
 */
export function takeLoginId(search: string): LoginId {
  const params = new URLSearchParams(search);
  if (!params.has('loginId')) return { name: null, search };
  const name = signInName(params.get('loginId'));
  params.delete('loginId');
  const rest = params.toString();
  return { name, search: rest === '' ? '' : `?${rest}` };
}
