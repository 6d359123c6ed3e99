import type { LoginAttributes } from './sign-in-flows.schema.ts';
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

/** Lifetime of the older flow's token, which the response does not state. Not in the spec: this value, which equals the expiry of session storage (spec 000 §9). */
const LIFETIME_SECONDS = 60 * 60;

const withAttributes = (user: UserInfo, attributes: LoginAttributes): UserInfo => ({
  ...user,
  ecid: user.ecid || attributes.ecid,
  dateOfBirth: user.dateOfBirth ?? attributes.dateOfBirth,
  actorType: user.actorType ?? attributes.actorType,
  challengeQuestion: user.challengeQuestion || attributes.challengeQuestion,
  email: user.email || attributes.email,
  market: user.market || attributes.market,
  address: { ...user.address, zipCode: user.address.zipCode || attributes.zipCode },
});

export function toSignInData(info: UserInfo, { attributes, ...login }: LoginResult): SignInData {
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
    temporaryPassword: login.temporaryPassword ?? user.temporaryPassword,
    phone: login.phone || user.phone,
    shoppingBrand: attributes?.shoppingBrand ?? '',
    market: user.market,
    zipCode: user.address.zipCode,
    county: user.county,
    passwordForced: login.passwordForced ?? false,
    token: {
      accessToken: login.accessToken,
      lifetimeSeconds: login.lifetimeSeconds ?? LIFETIME_SECONDS,
      sessionSeconds: info.sessionSeconds,
      ...(login.refreshToken === undefined ? {} : { refreshToken: login.refreshToken }),
    },
    info: user,
  };
}
