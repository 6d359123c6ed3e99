/** The brand of a data-dictionary token (spec 000 §4 '14, 16 and 17 map to brands'). `brands`: brand codes by token; `host`: the page's brand, for all other tokens. */
export const dictionaryBrand = (
  token: number,
  brands: Readonly<Record<string, string>>,
  host: string,
): string => (Object.hasOwn(brands, String(token)) ? (brands[String(token)] ?? host) : host);
