/** The brand of a data-dictionary token (spec 000 §4 '14, 16 and 17 map to brands'). Pure. */

/**
 * @param token data-dictionary token
 * @param brands the brand record's `dictionaryBrands`: codes by token
 * @param host code of the page's brand, for any other token
 */
export const dictionaryBrand = (
  token: number,
  brands: Readonly<Record<string, string>>,
  host: string,
): string => (Object.hasOwn(brands, String(token)) ? (brands[String(token)] ?? host) : host);
