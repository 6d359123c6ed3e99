/** Which brand a data-domain or data-dictionary token means (spec 000 §4 '14, 16 and 17 map to brands'). Pure. */

interface TokenBrand {
  code: string;
  /** Data-domain token of its host: 14, 1, 3, 7, 18, 16 or 17. */
  dataDomainToken: number;
}

/**
 * The brand of a token. Several brands share most tokens: then the host's own stays, and a token never decides
 * alone.
 * @param token as a cookie or a service has it
 * @param host the brand of the page
 * @param brands all brands
 * @returns null where the token is none, or could be of several brands other than the host's
 */
export function brandOfToken(
  token: string | null,
  host: TokenBrand,
  brands: readonly TokenBrand[],
): string | null {
  if (token === null || !/^\d{1,2}$/.test(token)) return null;
  const number = Number(token);
  if (host.dataDomainToken === number) return host.code;
  const [only, ...others] = brands.filter(({ dataDomainToken }) => dataDomainToken === number);
  return only && others.length === 0 ? only.code : null;
}
