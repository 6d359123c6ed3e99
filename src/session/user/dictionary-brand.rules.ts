/** Spec 000 §4 '14, 16 and 17 map to brands'. `brands`: codes by token; `host`: the page's, for other tokens. */
export const dictionaryBrand = (
  token: number,
  brands: Readonly<Record<string, string>>,
  host: string,
): string => (Object.hasOwn(brands, String(token)) ? (brands[String(token)] ?? host) : host);
