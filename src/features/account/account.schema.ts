import * as v from 'valibot';
import { newPassword } from '../../session/sign-in/new-password.schema.ts';
import { defineCall } from '../../lib/http/call.schema.ts';
import { PHONE_TYPES } from '../../lib/fields/phone-numbers.ts';
import { phoneNumber } from '../../lib/fields/phone.schema.ts';
import { text } from '../../lib/http/wire.schema.ts';

const success = v.object({ payload: v.object({ status: v.literal('success') }) });

/** 7 to 50 characters with an @, a domain and a top-level domain of at least 2 letters (spec 000 §5). */
const email = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(7),
  v.maxLength(50),
  v.regex(/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/),
);

/** Proves that the user may change recovery data (decisions/sign-in#recovery-data-requires-the-password). */
const currentPassword = v.optional(text);

/** '' if there is no phone. */
const phone = v.union([v.literal(''), phoneNumber]);

/**
 * Updates the user's profile; fields left out do not change (spec 000 §3 'User data record', §7 'updateProfile').
 * Email and phone follow 000 §5, phone types 000 §6; phone1 is the home phone. 400 ZIP-NOT-IN-STATE if the zip code is
 * not in the state; nothing is saved then. A change of email or phones needs a sign-in at most five minutes ago, or
 * currentPassword: 403 PASSWORD-NEEDED if both are missing, 403 PASSWORD-WRONG, and 429 SIGN-IN-LIMIT (attempts count
 * as sign-ins). In a single sign-on session, a password proves nothing: 403 SIGN-IN-AGAIN if the sign-in is older. If
 * the email address changes, the old address gets a notice. Not in the spec: path, payload, refusals and response.
 */
export const updateProfile = defineCall({
  method: 'put',
  path: '/rbsmbl/x-services/userInfo/updateProfile',
  access: 'session',
  payload: v.object({
    nickName: v.optional(v.pipe(v.string(), v.maxLength(30))),
    email1: v.optional(email),
    phone1: v.optional(phone),
    phones: v.optional(v.array(v.object({ phoneType: v.picklist(PHONE_TYPES), phoneNumber: phone }))),
    address: v.optional(v.string()),
    city: v.optional(v.string()),
    state: v.optional(v.pipe(v.string(), v.regex(/^(?:|[A-Z]{2})$/))),
    zipCode: v.optional(v.pipe(v.string(), v.regex(/^(?:|\d{5})$/))),
    currentPassword,
  }),
  response: success,
  progress: true,
  limited: true,
});

const questionResponse = v.pipe(
  v.object({ payload: v.object({ question: text }) }),
  v.transform(({ payload }) => payload.question),
);

/**
 * The user's security question, asked before a temporary password is sent (spec 000 §7 'securityQuestion'). A POST, so
 * that no URL contains the logon id. An unknown name, or a user without a question, gets one of the possible questions,
 * always the same one for a name. 429 LOOK-UP-LIMIT after five look-ups of a name, or 100
 * from an IP address, within 15 minutes (decisions/sign-in#limits-on-look-ups-of-names). Not in the spec: path, payload, response and limits.
 */
export const securityQuestion = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/userInfo/securityQuestion',
  access: 'public',
  payload: v.object({ logonId: text }),
  response: questionResponse,
  read: true,
  limited: true,
});

/**
 * Saves the chosen security question and its answer (spec 000 §7 'securityQuestion'). Needs currentPassword, or a
 * sign-in or password change within the last five minutes; the refusals are those of updateProfile. Not in the spec:
 * path, payload, refusals and response.
 */
export const saveSecurityQuestion = defineCall({
  method: 'put',
  path: '/rbsmbl/x-services/userInfo/securityQuestion',
  access: 'session',
  payload: v.object({
    questionId: text,
    answer: v.pipe(v.string(), v.trim(), v.minLength(2)),
    currentPassword,
  }),
  response: success,
  limited: true,
});

/**
 * Changes the password (spec 000 §5, §7 'changePassword'). The next sign-in needs the new password, and no longer
 * requires a change. Ends the user's other sessions and their refresh tokens, is recorded in the access log, and counts as
 * a sign-in. 400 PASSWORD-REUSED if the new password equals the old password; 403 PASSWORD-WRONG, 403 SIGN-IN-AGAIN and
 * 429 SIGN-IN-LIMIT as in updateProfile. Not in the spec: path, payload, refusals and response.
 */
export const changePassword = defineCall({
  method: 'put',
  path: '/rbsmbl/x-services/userInfo/changePassword',
  access: 'session',
  payload: v.object({ oldPassword: text, newPassword }),
  response: success,
  progress: true,
  limited: true,
});
