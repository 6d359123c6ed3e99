import type { LoginAttributes } from './sign-in-flows.schema.ts';
import { readToken } from '../tokens/tokens.schema.ts';
import type { UserInfo } from '../user/user-info.schema.ts';
import type { SignInData } from '../user/user-record.rules.ts';

interface LoginResult {
  accessToken: string;
  lifetimeSeconds?: number;
  refreshToken?: string;
  phone?: string;
  passwordForced?: boolean;
  temporaryPassword?: boolean;
  attributes?: LoginAttributes; // spec 000 §3
}

/** The older flow's token has no expiry. Chosen here: as long as session storage (spec 000 §9). */
const LIFETIME_SECONDS = 60 * 60;

const withAttributes = (user: UserInfo, known: LoginAttributes): UserInfo => ({
  ...user,
  ecid: user.ecid || known.ecid,
  dateOfBirth: user.dateOfBirth ?? known.dateOfBirth,
  actorType: user.actorType ?? known.actorType,
  challengeQuestion: user.challengeQuestion || known.challengeQuestion,
  email: user.email || known.email,
  market: user.market || known.market,
  address: { ...user.address, zipCode: user.address.zipCode || known.zipCode },
});

export function signedInOf(info: UserInfo, { attributes, ...facts }: LoginResult): SignInData {
  const user = attributes ? withAttributes(info, attributes) : info;
  return {
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
    shoppingBrand: attributes?.shoppingBrand ?? '',
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
  };
}

export const userIdOf = (accessToken: string): string | null => readToken(accessToken)?.userId ?? null;

/** As the helper endpoint expects (spec 000 §7): `name=value` pairs, URL-encoded; drops cookies without a name. */
export const customHeader = (cookie: string): string =>
  cookie
    .split('; ')
    .filter((pair) => /^[^=]+=/.test(pair))
    .join('; ');
