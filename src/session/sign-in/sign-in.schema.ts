import * as v from 'valibot';
import { defineCall, type WireOf } from '../../lib/http/call.schema.ts';
import { looseSeconds, optionalDate, optionalFlag, optionalText, text } from '../../lib/http/wire.schema.ts';

/** Whether an error code means that a guardian must be verified (spec 000 §8 '{hash}'). Not in the spec: such a code is 32 to 64 hex digits, or `{hash}` itself. */
export const isGuardianHash = (code: string): boolean => /^(?:\{hash\}|[\da-f]{32,64})$/i.test(code);

export const ACTOR_TYPES = ['MEMBER', 'AGENT', 'AGENCY_ADMIN', 'INTERNAL', 'PROS'] as const;

const userLoginResponse = v.pipe(
  v.object({
    payload: v.object({
      userId: text,
      logonId: text,
      firstName: optionalText,
      lastName: optionalText,
      ecid: optionalText,
      dob: optionalDate,
      role: v.nullish(v.picklist(ACTOR_TYPES)),
      security_question: optionalText,
      email: optionalText,
      pwd_tempflag: optionalFlag,
      bus_phone: optionalText,
      shoppingBrand: optionalText,
      market: optionalText,
      zipCode: optionalText,
      county: optionalText,
      securityStrengthEnforcement: optionalText,
      token: v.object({
        access_token: text,
        token_type: v.literal('Bearer'),
        expires_in: v.pipe(v.number(), v.minValue(1)), // seconds
        session_expires_in: looseSeconds,
      }),
    }),
  }),
  v.transform(({ payload: { token, ...user } }) => ({
    userId: user.userId,
    logonId: user.logonId,
    firstName: user.firstName,
    lastName: user.lastName,
    ecid: user.ecid,
    dateOfBirth: user.dob,
    actorType: user.role ?? null,
    challengeQuestion: user.security_question,
    email: user.email,
    temporaryPassword: user.pwd_tempflag,
    phone: user.bus_phone,
    shoppingBrand: user.shoppingBrand,
    market: user.market,
    zipCode: user.zipCode,
    county: user.county,
    passwordForced: user.securityStrengthEnforcement === 'FORCED',
    token: {
      accessToken: token.access_token,
      lifetimeSeconds: token.expires_in,
      sessionSeconds: token.session_expires_in,
    },
  })),
);
type UserSignedIn = v.InferOutput<typeof userLoginResponse>;
/** The result of a sign-in. Only the token login returns a refresh token (spec 000 §3 'Session token payload'). */
export type SignedIn = UserSignedIn & { token: { refreshToken?: string } };

/**
 * Signs in by the newer flow (spec 000 §3 'Login response (newer flow)', §7). 401 with errors[0].errorMessage if
 * rejected (000 §8). 429 SIGN-IN-LIMIT with Retry-After after too many wrong sign-ins of one user name or from one
 * address, even with the right password. Not in the spec: that limit; the payload; the response's fields, which are
 * modeled on 000 §3 'User data record', 'Session token payload' and §4 'a zip code or county'; session_expires_in, the
 * seconds until the session ends, regardless of token refreshes and keep-alive calls
 * (decisions/session#the-end-that-nothing-extends).
 */
export const userLogin = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/userInfo/userLogin',
  access: 'public',
  inSimulation: 'allowed',
  payload: v.object({ logonId: text, password: text, brand: text }),
  response: userLoginResponse,
  signsIn: true,
  progress: true,
  limited: true,
});
export type UserLoginWire = WireOf<typeof userLogin>;

const logoutResponse = v.pipe(
  v.object({
    payload: v.object({
      logoutInfo: v.object({ nextAction: optionalText, redirectionUrl: optionalText }),
    }),
  }),
  v.transform(({ payload }) => payload.logoutInfo),
);

/** Signs out and says what comes next (spec 000 §3 'Logout info', §4 'Logout result by nextAction', §7). */
export const userLogout = defineCall({
  method: 'delete',
  path: '/rbsmbl/x-services/userauth/v1/login',
  access: 'session',
  inSimulation: 'allowed',
  sends: { APPID: 'CHMMBR' },
  response: logoutResponse,
  progress: true,
});
