/** What the account page reads and saves besides updateProfile (decisions/home#profile-and-phones, decisions/home#paperless-documents-and-notifications). */
import * as v from 'valibot';
import { defineCall } from '../../../lib/http/call.schema.ts';
import { lenientList } from '../../../lib/http/lenient-list.schema.ts';
import type { PhoneType } from '../../../lib/fields/phone-numbers.ts';
import { count, optionalFlag, optionalText, text } from '../../../lib/http/wire.schema.ts';
import { CHANNELS, DOCUMENT_TYPES, NOTIFIED_EVENTS } from './communication/communication-choices.ts';

const success = v.object({ payload: v.object({ status: v.literal('success') }) });

const profile = v.pipe(
  v.object({
    nickName: optionalText,
    email1: optionalText,
    address: optionalText,
    city: optionalText,
    state: optionalText,
    zipCode: optionalText,
    /** A phone of an unknown type is neither shown nor changed (decisions/services#codes-this-site-does-not-know). */
    phones: v.array(v.object({ phoneType: text, phoneNumber: optionalText })),
  }),
  v.transform(({ phones, email1, address, ...rest }) => {
    const numberOf = (type: PhoneType): string =>
      phones.find(({ phoneType }) => phoneType === type)?.phoneNumber ?? '';
    return {
      ...rest,
      email: email1,
      street: address,
      HOME: numberOf('HOME'),
      BUS: numberOf('BUS'),
      CELL: numberOf('CELL'),
    };
  }),
);
export type AccountProfile = v.InferOutput<typeof profile>;

/** The profile that updateProfile changes, with the phones of 000 §6. Not in the spec: path and response. */
export const accountProfile = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/userInfo/profile',
  access: 'session',
  response: v.pipe(
    v.object({ payload: v.object({ profile }) }),
    v.transform(({ payload }) => payload.profile),
  ),
});

const communication = v.object({
  paperless: v.array(v.picklist(DOCUMENT_TYPES)),
  notifications: v.array(
    v.object({ eventType: v.picklist(NOTIFIED_EVENTS), channels: v.array(v.picklist(CHANNELS)) }),
  ),
});

/**
 * Which documents are delivered online instead of by mail, and which events the member is notified of by email or
 * text message. Not in the spec: all of it.
 */
export const communicationPreferences = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/userInfo/communicationPreferences',
  access: 'session',
  response: v.pipe(
    v.object({ payload: communication }),
    v.transform(({ payload }) => payload),
  ),
});

/**
 * Saves all communication preferences. 400 EMAIL-MISSING if an online document or an email notification is chosen but
 * there is no email address, MOBILE-MISSING if a text message is chosen but there is no mobile number. Not in the spec:
 * all of it.
 */
export const saveCommunicationPreferences = defineCall({
  method: 'put',
  path: '/rbsmbl/x-services/userInfo/communicationPreferences',
  access: 'session',
  payload: communication,
  response: success,
});

const signIn = v.pipe(
  v.object({
    signInId: text,
    /** ISO 8601 with the offset from UTC. */
    signInTimestamp: v.pipe(v.string(), v.isoTimestamp()),
    /** For example `Firefox, Windows`; empty if unknown. */
    device: optionalText,
    /** Whether this sign-in started the session that makes the call. */
    currentInd: optionalFlag,
    /** Whether the session is still active: not signed out, ended or expired. */
    openInd: optionalFlag,
  }),
  v.transform((wire) => ({
    id: wire.signInId,
    at: wire.signInTimestamp,
    device: wire.device,
    isCurrent: wire.currentInd,
    isOpen: wire.openInd,
  })),
);
export type SignIn = v.InferOutput<typeof signIn>;

/**
 * The user's last ten sign-ins, newest first. Sign-ins of staff who act as the user are in accessLog. Not in the spec:
 * all of it.
 */
export const recentSignIns = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/userInfo/recentSignIns',
  access: 'session',
  response: v.pipe(
    v.object({ payload: v.object({ signIns: lenientList('sign-in', signIn) }) }),
    v.transform(({ payload }) => payload.signIns),
  ),
});

/**
 * Ends every session of the user, including this one, and their refresh tokens, but not the sessions of staff who act as
 * the user. Returns how many sign-ins were ended. Not in the spec: all of it.
 */
export const signOutEverywhere = defineCall({
  method: 'delete',
  path: '/rbsmbl/x-services/userauth/v1/sessions',
  access: 'session',
  response: v.pipe(
    v.object({ payload: v.object({ endedSignIns: count }) }),
    v.transform(({ payload }) => payload.endedSignIns),
  ),
  progress: true,
});
