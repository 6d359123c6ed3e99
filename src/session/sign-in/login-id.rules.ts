const MAX_NAME_LENGTH = 64; // UTF-16 units; longer than any that the services issue

const INVISIBLE_CHARACTER = /\p{C}/u;

/** Null if the trimmed name is empty, too long or has invisible characters. */
export function signInName(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const name = text.trim();
  return name === '' || name.length > MAX_NAME_LENGTH || INVISIBLE_CHARACTER.test(text) ? null : name;
}

interface LoginId {
  name: string | null;
  search: string; // with its `?`
}

/** Removes `loginId` from the address, where a name that identifies a person must not stay (spec 000 §2). The first one counts. */
export function takeLoginId(search: string): LoginId {
  const params = new URLSearchParams(search);
  if (!params.has('loginId')) return { name: null, search };
  const name = signInName(params.get('loginId'));
  params.delete('loginId');
  const rest = params.toString();
  return { name, search: rest === '' ? '' : `?${rest}` };
}
