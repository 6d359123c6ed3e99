const MAX_NAME_LENGTH = 64; // UTF-16 units; the services issue only shorter names

const INVISIBLE_CHARACTER = /\p{C}/u;

/** The trimmed user name; null if it is empty, too long or contains invisible characters. */
export function signInName(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const name = text.trim();
  return name === '' || name.length > MAX_NAME_LENGTH || INVISIBLE_CHARACTER.test(text) ? null : name;
}

interface LoginId {
  name: string | null;
  search: string; // begins with `?`, or is empty
}

/** Reads the first `loginId` of a query and removes all of them, because an address must not contain a person's user name (spec 000 §2). */
export function takeLoginId(search: string): LoginId {
  const params = new URLSearchParams(search);
  if (!params.has('loginId')) return { name: null, search };
  const name = signInName(params.get('loginId'));
  params.delete('loginId');
  const rest = params.toString();
  return { name, search: rest === '' ? '' : `?${rest}` };
}
