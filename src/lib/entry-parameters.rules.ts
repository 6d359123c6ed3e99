/**
 * What a page's address asks of the portal (spec 000 §2 'Entry and query parameters'): the one reader. A value that is
 * not one of those that the specification names is as good as none, and nothing of it goes any further. Pure.
 *
 * `stubs` and `producer` mean something in stub mode alone, which no published page has (`stubs/mode/mode.rules.ts`).
 * Two have readers of their own: `mobile=true` decides before the first paint, where no module can be
 * (`layouts/boot.ts`); `loginId` identifies a person and is taken out of the address as it is read
 * (`session/sign-in/login-id.rules.ts`).
 */

/** The parameters, by what they mean. `target` is chosen here: where to come after signing in. */
const PARAMETERS = {
  defaultBrand: 'defBrand',
  maintenance: 'maintenance',
  target: 'target',
} as const;

interface EntryParameters {
  /** A brand's code, perhaps: letters and digits in lower case. Whether a brand has it is `safeBrandCode`'s to say. */
  defaultBrand: string | null;
  bypassesMaintenance: boolean;
  /** Where to come after signing in, as it stands; `safeTarget` says whether anybody may go there. */
  target: string | null;
}

const CODE = /^[a-z\d]{1,16}$/i;

/**
 * Reads an address.
 * @param search `location.search`, with or without its `?`
 */
export function readEntryParameters(search: string): EntryParameters {
  const query = new URLSearchParams(search);
  const code = query.get(PARAMETERS.defaultBrand) ?? '';
  return {
    defaultBrand: CODE.test(code) ? code.toLowerCase() : null,
    bypassesMaintenance: query.get(PARAMETERS.maintenance) === 'bypass',
    target: query.get(PARAMETERS.target),
  };
}

/**
 * The rest of an address that has named the brand: the other parameters, in their order.
 * @param search `location.search`
 * @returns with its `?`; '' where nothing is left
 */
export function withoutDefaultBrand(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETERS.defaultBrand);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
