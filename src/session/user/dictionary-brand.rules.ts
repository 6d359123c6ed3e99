/** Which brand a data-dictionary token stands for (spec 000 §4 '14, 16 and 17 map to brands'). Pure. */

/**
 * The brand of a token.
 * @param token number of the data-dictionary token
 * @param brands the brand record's `dictionaryBrands`: codes by token
 * @param host code of the page's brand, which any other token stands for
 */
export const dictionaryBrand = (
  token: number,
  brands: Readonly<Record<string, string>>,
  host: string,
): string => (Object.hasOwn(brands, String(token)) ? (brands[String(token)] ?? host) : host);
