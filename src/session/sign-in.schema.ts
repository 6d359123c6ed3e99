/** Sign-in and sign-out on the wire (spec 000 §3 'Login response (newer flow)', 'Logout info', §7). */
import * as v from 'valibot';
import { baseMessageSchema, optionalDate, optionalFlag, optionalText, text } from '../lib/wire.schema.ts';

/** Actor types of spec 000 §4. */
export const ACTOR_TYPES = ['MEMBER', 'AGENT', 'AGENCY_ADMIN', 'INTERNAL', 'PROS'] as const;

/**
 * POST /rbsmbl/x-services/userInfo/userLogin — body. Chosen here: the spec names the call, not its payload.
 */
export const userLoginRequest = v.object({
  baseMessage: baseMessageSchema,
  payload: v.object({ logonId: text, password: text, brand: text }),
});
export type UserLoginRequest = v.InferInput<typeof userLoginRequest>;

/**
 * POST /rbsmbl/x-services/userInfo/userLogin — answer. The spec names dob, role, security_question, email,
 * pwd_tempflag, bus_phone and shoppingBrand; userId, names, logonId, ecid, market,
 * securityStrengthEnforcement and token are chosen here, after 000 §3 'User data record' and 'Session
 * token payload'. 401 with errors[0].errorMessage where the sign-in is refused (000 §8).
 */
export const userLoginReply = v.pipe(
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
      securityStrengthEnforcement: optionalText,
      token: v.object({
        access_token: text,
        token_type: v.literal('Bearer'),
        /** Seconds. */
        expires_in: v.pipe(v.number(), v.minValue(1)),
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
    passwordForced: user.securityStrengthEnforcement === 'FORCED',
    token: { accessToken: token.access_token, lifetimeSeconds: token.expires_in },
  })),
);
export type UserLoginWire = v.InferInput<typeof userLoginReply>;
export type SignedIn = v.InferOutput<typeof userLoginReply>;

/** DELETE /rbsmbl/x-services/userauth/v1/login, header APPID: CHMMBR — answer (spec 000 §3 'Logout info', §4). */
export const logoutReply = v.pipe(
  v.object({
    payload: v.object({
      logoutInfo: v.object({ nextAction: optionalText, redirectionUrl: optionalText }),
    }),
  }),
  v.transform(({ payload }) => payload.logoutInfo),
);
export type LogoutWire = v.InferInput<typeof logoutReply>;
