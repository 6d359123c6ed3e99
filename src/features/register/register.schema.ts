/** Registration: identity, coverage, new sign-in (spec 000 §7 'registration (consumerProfile, coverage, register)'). */
import * as v from 'valibot';
import { newPassword } from '../../session/sign-in/new-password.schema.ts';
import { defineCall, type PayloadOf, type ResponseOf } from '../../lib/http/call.schema.ts';
import { PHONE_TYPES } from '../../lib/fields/phone-numbers.ts';
import { phoneNumber } from '../../lib/fields/phone.schema.ts';
import { flag, isoDay, optionalDate, optionalText, text } from '../../lib/http/wire.schema.ts';

/** Visitors (V) or members (M), each under 65 or with Medicare; MREG stands for any member (spec 000 §6). */
export const REGISTRATION_TYPES = ['VU65', 'VMED', 'MU65', 'MMED', 'MREG'] as const;
/** Relationship to the subscriber (spec 000 §6). */
export const RELATIONSHIPS = [
  'SELF',
  'SPOUSE',
  'CUSTODIAL PARENT/GUARDIAN',
  'DOMESTIC PARTNER',
  'DEPENDENT/OTHER',
] as const;
export const GUARDIAN = 'CUSTODIAL PARENT/GUARDIAN';

const person = {
  firstName: text,
  lastName: text,
  dateOfBirth: isoDay,
};
const memberFields = {
  registrationType: v.picklist(['MU65', 'MMED', 'MREG']),
  ...person,
  memberId: text,
  brand: text,
};
const member = v.variant('relationship', [
  v.object({
    ...memberFields,
    relationship: v.picklist(['SELF', 'SPOUSE', 'DOMESTIC PARTNER', 'DEPENDENT/OTHER']),
  }),
  v.object({ ...memberFields, relationship: v.literal(GUARDIAN), guardian: v.object(person) }),
]);
const visitor = v.object({
  registrationType: v.picklist(['VU65', 'VMED']),
  ...person,
  zipCode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  email: text,
  brand: text,
});

/**
 * Identifies the person who registers (spec 000 §7 'consumerProfile', §6). A member's ID (000 §5), name and birth date must
 * all match: otherwise 404 MEMBER-NOT-FOUND, which does not say which one is wrong. A guardian's child must be under 18, and
 * `guardian` must be a member of the same agreement and at least 18: otherwise the same 404. Visitors get a new profile.
 * 400 UNDER-AGE below the minimum age of 000 §5, with that age in errors[1]: for members, the brand's minimum age,
 * whatever their relationship; for visitors, the minimum age of the state of their zip code or, if the state has none, the
 * brand's. 400 ZIP-NOT-IN-USE if a visitor's zip code gets no mail. 429 REGISTER-LIMIT, for guardians 429 GUARDIAN-LIMIT
 * (000 §9), after three wrong requests within an hour with the same member ID or the same name and birth date, whatever the
 * relationship; requests for a forgotten user name count too. Not in the spec: path, payload, limits; that dates
 * are yyyy-MM-dd and memberId is the agreement number or UMI; in the response, consumerId, which the next two calls
 * send, and `registered`, which is true for a person who already has an account.
 */
export const consumerProfile = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/registration/consumerProfile',
  access: 'public',
  payload: v.variant('registrationType', [member, visitor]),
  response: v.pipe(
    v.object({
      payload: v.object({
        consumerId: text,
        registrationType: v.picklist(REGISTRATION_TYPES),
        firstName: optionalText,
        registered: flag,
      }),
    }),
    v.transform(({ payload }) => ({
      id: payload.consumerId,
      type: payload.registrationType,
      firstName: payload.firstName,
      isRegistered: payload.registered,
    })),
  ),
  limited: true,
});
export type ConsumerQuery = PayloadOf<typeof consumerProfile>;

/**
 * The plan names of the coverage to confirm; empty for a visitor (spec 000 §7 'coverage'). 404 for an unknown consumerId.
 * Not in the spec: path, payload and response; coverageBeginDate is yyyy-MM-dd.
 */
export const registrationCoverage = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/registration/coverage',
  access: 'public',
  payload: v.object({ consumerId: text }),
  response: v.pipe(
    v.object({
      payload: v.object({
        coverageList: v.array(
          v.object({
            planName: text,
            employerName: optionalText,
            groupNumber: text,
            /** Medical, dental, vision, drug (spec 001 §3). */
            lob: v.picklist(['M', 'D', 'V', 'X']),
            coverageBeginDate: optionalDate,
          }),
        ),
      }),
    }),
    v.transform(({ payload }) => payload.coverageList.map(({ planName }) => planName)),
  ),
  read: true,
});
export type RegisteredCoverage = ResponseOf<typeof registrationCoverage>;

/**
 * Creates the account (spec 000 §7 'register'). A repeated request returns the first response. 409 ALREADY-REGISTERED for a
 * member with an account, 409 LOGON-ID-TAKEN, 404 CONSUMER-NOT-FOUND, 404 NO-SUCH-QUESTION, 429 LOOK-UP-LIMIT after five
 * taken names within 15 minutes (decisions/sign-in#limits-on-look-ups-of-names). Email and phone as in 000 §5. Not in the spec:
 * path, payload, response; questionId is one of `securityQuestions`; confirmationId is for the user's records.
 */
export const register = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/registration/register',
  access: 'public',
  payload: v.object({
    consumerId: text,
    logonId: v.pipe(text, v.maxLength(50)),
    password: newPassword,
    email: v.pipe(v.string(), v.minLength(7), v.maxLength(50)),
    phone: v.optional(phoneNumber),
    phoneType: v.optional(v.picklist(PHONE_TYPES)),
    questionId: text,
    securityAnswer: v.pipe(v.string(), v.trim(), v.minLength(2)),
    termsAccepted: v.literal(true),
  }),
  response: v.pipe(
    v.object({
      payload: v.object({ confirmationId: text, logonId: text, status: v.picklist(['ACTIVE']) }),
    }),
    v.transform(({ payload }) => ({ confirmationId: payload.confirmationId, logonId: payload.logonId })),
  ),
  critical: true,
  limited: true,
});
export type NewSignIn = PayloadOf<typeof register>;
export type Registered = ResponseOf<typeof register>;
