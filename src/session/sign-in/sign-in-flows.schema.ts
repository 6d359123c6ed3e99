import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { optionalDate, optionalFlag, optionalText, text } from '../../lib/http/wire.schema.ts';
import { ACTOR_TYPES, userLogin } from './sign-in.schema.ts';

const contextAttribute = v.object({
  attributeName: text,
  attributeValue: v.pipe(
    v.array(v.object({ storeId: optionalText, value: v.pipe(v.array(v.string()), v.minLength(1)) })),
    v.minLength(1),
  ),
});

/** Reads the first value of each known attribute. Unknown attributes may be secrets and are dropped (decisions/session#what-a-sign-in-response-leaves). */
const contextAttributes = v.pipe(
  v.array(contextAttribute),
  v.transform((list) =>
    Object.fromEntries(
      list.map(({ attributeName, attributeValue: [first] }): readonly unknown[] => [
        attributeName,
        first?.value[0],
      ]),
    ),
  ),
  v.object({
    role: v.fallback(v.nullish(v.picklist(ACTOR_TYPES), null), null),
    ecid: optionalText,
    dob: v.fallback(optionalDate, null),
    email: optionalText,
    securityQuestion: optionalText,
    market: optionalText,
    zipCode: optionalText,
    brand: optionalText,
  }),
  v.transform(({ role, dob, securityQuestion, brand, ...others }) => ({
    ...others,
    actorType: role,
    dateOfBirth: dob,
    challengeQuestion: securityQuestion,
    shoppingBrand: brand,
  })),
);
export type LoginAttributes = v.InferOutput<typeof contextAttributes>;

const ltpaLoginResponse = v.pipe(
  v.object({
    WCToken: text,
    WCTrustedToken: text,
    HMCSRProxyToken: optionalText,
    contextAttribute: contextAttributes,
    tempPasswordFlag: optionalFlag,
    securityStrengthEnforcement: optionalText,
    logonId: text,
    phone: optionalText,
    phone1: optionalText,
  }),
  v.transform((wire) => ({
    token: wire.WCToken,
    trustedToken: wire.WCTrustedToken,
    proxyToken: wire.HMCSRProxyToken,
    attributes: wire.contextAttribute,
    temporaryPassword: wire.tempPasswordFlag,
    passwordForced: wire.securityStrengthEnforcement === 'FORCED',
    logonId: wire.logonId,
    phone: wire.phone1 || wire.phone,
  })),
);

/**
 * Signs in by the older flow: Basic header, no body (spec 000 §3 'Login response (older flow)', §7). 401 with
 * errors[0].errorMessage if rejected (000 §8), 429 as in userLogin. Sets the cookies LtpaToken2 and ObSSOCookie.
 * Not in the spec: no envelope; WCToken is a bearer token; WCTrustedToken is the value of ObSSOCookie; contextAttribute
 * has role, ecid, dob (mm/dd/yyyy), email, securityQuestion, market, zipCode and brand, if the person has them.
 */
export const ltpaLogin = defineCall({
  method: 'post',
  path: '/wcs/x-services/resources/store/{storeID}/login/ltpalogin',
  access: 'basic',
  takes: ['Authorization'],
  response: ltpaLoginResponse,
  signsIn: true,
  progress: true,
  limited: true,
});

/**
 * Signs in by the newer flow with a Basic header (spec 000 §7: headers Authorization and AppId, payload brand).
 * Not in the spec: the responses are those of userLogin (000 §3 'Login response (newer flow)'); any AppId is accepted.
 */
export const userauthLogin = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/userauth/v1/login',
  access: 'basic',
  takes: ['Authorization', 'AppId'],
  payload: v.object({ brand: text }),
  response: userLogin.response,
  signsIn: true,
  progress: true,
  limited: true,
});
