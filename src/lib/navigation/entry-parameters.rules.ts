/** Reads a page's query (spec 000 §2 'Entry and query parameters'), except the personal `loginId`. */

/** `target`, the address to open after sign-in, is not in the spec. */
const PARAMETERS = {
  defaultBrand: 'defBrand',
  maintenance: 'maintenance',
  target: 'target',
} as const;

interface EntryParameters {
  /** A code of lower-case letters and digits. `safeBrandCode` checks whether a brand has this code. */
  defaultBrand: string | null;
  bypassesMaintenance: boolean;
  /** The address to open after sign-in, still unchecked. `safeTarget` decides whether it may be opened. */
  target: string | null;
}

const CODE = /^[a-z\d]{1,16}$/i;

export function readEntryParameters(search: string): EntryParameters {
  const query = new URLSearchParams(search);
  const code = query.get(PARAMETERS.defaultBrand) ?? '';
  return {
    defaultBrand: CODE.test(code) ? code.toLowerCase() : null,
    bypassesMaintenance: query.get(PARAMETERS.maintenance) === 'bypass',
    target: query.get(PARAMETERS.target),
  };
}

/** The query without `defBrand`, including the `?`; '' if nothing is left. */
export function withoutDefaultBrand(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETERS.defaultBrand);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
