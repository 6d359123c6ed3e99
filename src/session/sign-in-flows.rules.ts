/** What the older flow and the token login need beside their calls. Pure. */
import { readToken } from './tokens.schema.ts';
import type { UserInfo } from './user-info.schema.ts';
import type { Arrived } from './user-record.rules.ts';

/** What a sign-in says beside the user's own record. */
interface LoginFacts {
  accessToken: string;
  lifetimeSeconds?: number;
  refreshToken?: string;
  phone?: string;
  passwordForced?: boolean;
  temporaryPassword?: boolean;
}

/** The older flow gives its token no end. Chosen here: as long as session storage keeps it (spec 000 §9). */
const LIFETIME_SECONDS = 60 * 60;

/** The sign-in's one value, from the user data record of getUserInfo and what the sign-in itself said. */
export const signedInOf = (user: UserInfo, facts: LoginFacts): Arrived => ({
  userId: user.userId,
  logonId: user.logonId,
  firstName: user.firstName,
  lastName: user.lastName,
  ecid: user.ecid,
  dateOfBirth: user.dateOfBirth,
  actorType: user.actorType,
  challengeQuestion: user.challengeQuestion,
  email: user.email,
  temporaryPassword: facts.temporaryPassword ?? user.temporaryPassword,
  phone: facts.phone || user.phone,
  shoppingBrand: '',
  market: user.market,
  zipCode: user.address.zipCode,
  county: user.county,
  passwordForced: facts.passwordForced ?? false,
  token: {
    accessToken: facts.accessToken,
    lifetimeSeconds: facts.lifetimeSeconds ?? LIFETIME_SECONDS,
    ...(facts.refreshToken === undefined ? {} : { refreshToken: facts.refreshToken }),
  },
  info: user,
});

/** The user whom a token names; null for one that names nobody, or cannot be read. */
export const userIdOf = (accessToken: string): string | null => readToken(accessToken)?.userId ?? null;

/**
 * The cookies as the helper endpoint's string: `name=value` pairs, joined by '; ', values URL-encoded.
 * @param cookie as `document.cookie` has it
 * @param brand code of the site, which goes first: its own cookie is written once somebody is signed in
 */
export const customHeader = (cookie: string, brand: string): string =>
  [
    `brand=${encodeURIComponent(brand)}`,
    ...cookie.split('; ').filter((pair) => /^(?!brand=)[^=]+=/.test(pair)),
  ].join('; ');
