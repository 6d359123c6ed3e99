import { readToken } from './tokens.schema.ts';

export const userIdOf = (accessToken: string): string | null => readToken(accessToken)?.userId ?? null;

/** Cookies in the format of the helper endpoint (spec 000 §7): URL-encoded `name=value` pairs. Drops cookies without a name. */
export const customHeader = (cookie: string): string =>
  cookie
    .split('; ')
    .filter((pair) => /^[^=]+=/.test(pair))
    .join('; ');
