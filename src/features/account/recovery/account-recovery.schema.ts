import * as v from 'valibot';
import { defineCall, type PayloadOf } from '../../../lib/http/call.schema.ts';
import { isoDay, text } from '../../../lib/http/wire.schema.ts';

/** The number of digits in a PIN. Not in the spec. */
export const PIN_LENGTH = 6;

/**
 * Sends a PIN by email instead of asking the security question (spec 000 §9 'Maximum PIN request attempts 3'). The
 * response never reveals whether the name exists. 429 PIN-LIMIT for the fourth request within an hour. Not in the spec:
 * path, payload and response; a PIN has six digits, is valid for an hour and replaces the previous one.
 */
export const requestPin = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/userInfo/identityPin',
  access: 'public',
  payload: v.object({ logonId: text }),
  response: v.object({ payload: v.object({ status: v.literal('success') }) }),
  progress: true,
  limited: true,
});

const sentResponse = v.pipe(
  v.object({ payload: v.object({ sentTo: text }) }),
  v.transform(({ payload }) => payload.sentTo),
);

/**
 * Sends a forgotten user name or a temporary password by email (spec 000 §7 'forgottenUsernamePassword'). The response
 * is the masked email address. To get a user name, send names, birth date (yyyy-MM-dd) and member ID (at least 9
 * characters). To get a password, send the user name with the answer to the security question or with the PIN that
 * requestPin sent. 404 USER-NOT-ON-FILE if no member matches. 400 GEN-NOMATCH for a wrong answer, a wrong PIN, or an
 * unknown user name. 429 IDENTITY-LIMIT after the third wrong attempt within an hour for a user name (000 §9), or for a
 * member ID or person (registration attempts count too). 429 also beyond the look-up limit of an IP address
 * (decisions/sign-in#limits-on-look-ups-of-names). Not in the spec: path, payload and response.
 */
export const forgottenUsernamePassword = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/userInfo/forgottenUsernamePassword',
  access: 'public',
  payload: v.variant('forgotten', [
    v.object({
      forgotten: v.literal('USERNAME'),
      firstName: text,
      lastName: text,
      dob: isoDay,
      memberId: v.pipe(v.string(), v.regex(/^[\dA-Za-z]{9,}$/)),
    }),
    v.object({ forgotten: v.literal('PASSWORD'), logonId: text, answer: text }),
    v.object({
      forgotten: v.literal('PASSWORD_BY_PIN'),
      logonId: text,
      pin: v.pipe(v.string(), v.regex(/^\d{6}$/)),
    }),
  ]),
  response: sentResponse,
  progress: true,
  limited: true,
});
export type Forgotten = PayloadOf<typeof forgottenUsernamePassword>;
export type ForgottenUserName = Extract<Forgotten, { forgotten: 'USERNAME' }>;
