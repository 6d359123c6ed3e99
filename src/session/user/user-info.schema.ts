import * as v from 'valibot';
import { defineCall, type WireOf } from '../../lib/http/call.schema.ts';
import { looseSeconds, optionalDate, optionalFlag, optionalText, text } from '../../lib/http/wire.schema.ts';
import { ACTOR_TYPES } from '../sign-in/sign-in.schema.ts';

const storeNumber = v.pipe(v.number(), v.integer(), v.minValue(1));

const texts = v.optional(v.array(text), []);

export const BROKER_LINES = ['MA', 'ACA'] as const; // lines that brokers sell: Medicare Advantage and individual coverage (spec 000 §3)

const region = v.object({ region: text, brand: text });
const agency = v.object({ agencyId: text, agencyName: v.optional(text), region: text, entitlements: texts });
export type Region = v.InferOutput<typeof region>;
export type Agency = v.InferOutput<typeof agency>;

const userInfo = v.pipe(
  v.object({
    userId: text,
    firstName: optionalText,
    lastName: optionalText,
    dateOfBirth: optionalDate,
    type: v.object({ storeId: storeNumber, actorType: v.nullish(v.picklist(ACTOR_TYPES)) }),
    ldapLogonId: optionalText,
    ecid: optionalText,
    challengeQuestion: optionalText,
    email1: optionalText,
    address: optionalText,
    state: optionalText,
    city: optionalText,
    zipCode: optionalText,
    county: optionalText,
    npnNo: optionalText,
    ffmId: optionalText,
    certifications: texts,
    nickName: optionalText,
    isLoggedIn: optionalFlag,
    temporaryPassword: optionalFlag,
    storeDefault: v.optional(v.object({ uniqueID: optionalText })),
    regions: v.optional(v.array(region), []),
    agencies: v.optional(v.array(agency), []),
    selectedAgency: optionalText,
    selectedRegion: optionalText,
    rememberAgencyRegion: optionalFlag,
    agentId: optionalText,
    phone1: optionalText,
    logonId: text,
    market: optionalText,
    agencyIdPref: optionalText,
    regionPref: optionalText,
    isBrokerAgencyPref: optionalFlag,
    brokerAgencyPrefLob: v.nullish(v.picklist([...BROKER_LINES, ''])),
    broker360Agencies: texts,
    broker360ACAAgencies: texts,
  }),
  v.transform((wire) => ({
    userId: wire.userId,
    logonId: wire.logonId.toUpperCase(),
    directoryId: wire.ldapLogonId,
    firstName: wire.firstName,
    lastName: wire.lastName,
    nickName: wire.nickName,
    dateOfBirth: wire.dateOfBirth,
    storeId: wire.type.storeId,
    defaultStore: wire.storeDefault?.uniqueID ?? '',
    actorType: wire.type.actorType ?? null, // null for a PROS visitor (spec 000 §4)
    county: wire.county,
    ecid: wire.ecid,
    challengeQuestion: wire.challengeQuestion,
    email: wire.email1,
    phone: wire.phone1,
    address: { street: wire.address, city: wire.city, state: wire.state, zipCode: wire.zipCode },
    isLoggedIn: wire.isLoggedIn,
    temporaryPassword: wire.temporaryPassword,
    market: wire.market,
    producer: {
      agentId: wire.agentId,
      producerNumber: wire.npnNo,
      marketplaceId: wire.ffmId,
      certifications: wire.certifications,
    },
    regions: wire.regions,
    agencies: wire.agencies,
    selected: {
      agencyId: wire.selectedAgency,
      region: wire.selectedRegion,
      remember: wire.rememberAgencyRegion,
    },
    preferences: {
      agencyId: wire.agencyIdPref,
      region: wire.regionPref,
      isBrokerAgency: wire.isBrokerAgencyPref,
      brokerLine: wire.brokerAgencyPrefLob || null,
    },
    brokerAgencies: { MA: wire.broker360Agencies, ACA: wire.broker360ACAAgencies },
  })),
);
const userInfoResponse = v.pipe(
  v.object({ payload: v.object({ userInfo, sessionExpiresIn: looseSeconds }) }),
  v.transform(({ payload }) => ({ ...payload.userInfo, sessionSeconds: payload.sessionExpiresIn })),
);
export type UserInfo = v.InferOutput<typeof userInfoResponse>;

/**
 * The user data record of the signed-in person (spec 000 §3, §7); 403 if UserID is another person's logon id. Not in
 * the spec: the payload's nesting; that certifications, broker360Agencies and broker360ACAAgencies are lists of strings;
 * that entitlements are codes; agencyName; that the preferences and the county (000 §4) are beside the other fields;
 * sessionExpiresIn, the seconds until the session end that nothing can postpone (decisions/session#the-end-that-nothing-extends).
 */
export const getUserInfo = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/userInfo/getUserInfo',
  access: 'session',
  query: v.object({ UserID: v.optional(text) }),
  response: userInfoResponse,
  signsIn: true,
});
export type UserInfoWire = WireOf<typeof getUserInfo>;

const basicUserInfoResponse = v.pipe(
  v.object({
    payload: v.object({
      logonId: text,
      firstName: optionalText,
      lastName: optionalText,
      role: v.nullish(v.picklist(ACTOR_TYPES)),
    }),
  }),
  v.transform(({ payload: { role, ...names } }) => ({ ...names, actorType: role ?? null })),
);

/** Name and role of the signed-in person (spec 000 §7 'basic user info'). Not in the spec: path and response. */
export const getBasicUserInfo = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/userInfo/getBasicUserInfo',
  access: 'session',
  response: basicUserInfoResponse,
  signsIn: true,
});

const ratingInfoList = v.object({ ratingInfo: v.array(v.object({ storeId: storeNumber, brand: text })) });
const ratingInfoResponse = v.pipe(
  ratingInfoList,
  v.transform(({ ratingInfo }) => ratingInfo),
);
export type RatingInfo = v.InferOutput<typeof ratingInfoResponse>;

/**
 * The stores and brands of a person's saved rates (spec 000 §7). 401 for an expired token. Not in the spec: the response
 * has the form of saveRatingInfo's payload; before anything is saved, the list contains only the path's store with the
 * session's brand; for a visitor without a token the list is empty.
 */
export const getRatingInfo = defineCall({
  method: 'get',
  path: '/wcs/x-services/resources/store/{storeID}/ratingInfo',
  access: 'public',
  response: ratingInfoResponse,
});

/**
 * Saves the stores and brands of a person's rates (spec 000 §7: body ratingInfo[] with storeId and brand). 401 for an
 * expired token (000 §8). Not in the spec: bare JSON; the response repeats the payload; nothing is saved without a token.
 */
export const saveRatingInfo = defineCall({
  method: 'put',
  path: '/wcs/x-services/resources/store/{storeID}/ratingInfo',
  access: 'public',
  encoding: 'json',
  payload: ratingInfoList,
  response: ratingInfoResponse,
});
