/**
 * Registration in three calls (spec 000 §7 'registration (consumerProfile, coverage, register)', §6): who
 * somebody is, which coverage that is, and the sign-in they want.
 */
import * as v from 'valibot';
import { newPassword } from '../../session/sign-in/new-password.schema.ts';
import { defineCall, type PayloadOf } from '../../lib/call.schema.ts';
import { flag, isoDay, optionalDate, optionalText, text } from '../../lib/wire.schema.ts';

/** Who registers: visitors and members under 65 or with Medicare, and members of any kind (spec 000 §6). */
export const REGISTRATION_TYPES = ['VU65', 'VMED', 'MU65', 'MMED', 'MREG'] as const;
/** How somebody stands to the subscriber (spec 000 §6). */
const RELATIONSHIPS = [
  'SELF',
  'SPOUSE',
  'CUSTODIAL PARENT/GUARDIAN',
  'DOMESTIC PARTNER',
  'DEPENDENT/OTHER',
] as const;
/** Home, work and mobile (spec 000 §6). */
const PHONE_TYPES = ['HOME', 'BUS', 'CELL'] as const;

const person = {
  firstName: text,
  lastName: text,
  dateOfBirth: isoDay,
};
const member = v.object({
  registrationType: v.picklist(['MU65', 'MMED', 'MREG']),
  ...person,
  memberId: text,
  relationship: v.picklist(RELATIONSHIPS),
  brand: text,
});
const visitor = v.object({
  registrationType: v.picklist(['VU65', 'VMED']),
  ...person,
  zipCode: v.pipe(v.string(), v.regex(/^\d{5}$/)),
  email: text,
  brand: text,
});

/**
 * Finds who registers (spec 000 §7 'consumerProfile', §6). Members are known by member ID, name and date of
 * birth together: 404 MEMBER-NOT-FOUND where one of them differs, without saying which. Visitors are new and
 * get a profile of their own. The portal checks the form of a member ID (000 §5). Chosen here: path and payload;
 * dates are yyyy-MM-dd; memberId is the agreement number or the UMI; the answer's consumerId, which
 * names the person in the next two calls, and `registered`, true for whoever has a sign-in.
 */
export const consumerProfile = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/registration/consumerProfile',
  access: 'public',
  payload: v.variant('registrationType', [member, visitor]),
  reply: v.pipe(
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
});
export type ConsumerQuery = PayloadOf<typeof consumerProfile>;

/** Medical, dental, vision, drug (spec 001 §3). */
const LINES = { M: 'medical', D: 'dental', V: 'vision', X: 'drug' } as const;

/**
 * The coverage that the new sign-in will open (spec 000 §7 'coverage'): for the person to see that it is theirs.
 * A visitor has none. 404 for a consumerId that consumerProfile did not give. Chosen here: path, payload
 * and answer; coverageBeginDate is yyyy-MM-dd.
 */
export const registrationCoverage = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/registration/coverage',
  access: 'public',
  payload: v.object({ consumerId: text }),
  reply: v.pipe(
    v.object({
      payload: v.object({
        coverageList: v.array(
          v.object({
            planName: text,
            employerName: optionalText,
            groupNumber: text,
            lob: v.picklist(['M', 'D', 'V', 'X']),
            coverageBeginDate: optionalDate,
          }),
        ),
      }),
    }),
    v.transform(({ payload }) =>
      payload.coverageList.map(({ planName, employerName, groupNumber, lob, coverageBeginDate }) => ({
        plan: planName,
        employer: employerName,
        groupNumber,
        line: LINES[lob],
        begins: coverageBeginDate,
      })),
    ),
  ),
  read: true,
});

/**
 * Makes the sign-in (spec 000 §7 'register'). The same request again, as after a lost answer, gets the first
 * answer; 409 ALREADY-REGISTERED for a member who has a sign-in, 409 LOGON-ID-TAKEN for a name that somebody
 * has, 404 for a consumerId that consumerProfile did not give. The portal checks email and phone
 * (000 §5). Chosen here: path, payload and answer; phoneType is HOME, BUS (work) or CELL (mobile);
 * confirmationId is for the person to keep; status is ACTIVE.
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
    phone: v.optional(v.pipe(v.string(), v.maxLength(15))),
    phoneType: v.optional(v.picklist(PHONE_TYPES)),
    securityQuestion: text,
    securityAnswer: text,
    termsAccepted: v.literal(true),
  }),
  reply: v.pipe(
    v.object({
      payload: v.object({ confirmationId: text, logonId: text, status: v.picklist(['ACTIVE']) }),
    }),
    v.transform(({ payload }) => ({ confirmationId: payload.confirmationId, logonId: payload.logonId })),
  ),
  critical: true,
});
