import * as v from 'valibot';
import { newPassword } from '../../session/sign-in/new-password.schema.ts';
import { defineCall } from '../../lib/call.schema.ts';
import { count, flag, optionalText, text } from '../../lib/wire.schema.ts';

const success = v.object({ payload: v.object({ status: v.literal('success') }) });

/** 7 to 50 characters, @, a domain and a top-level domain of at least 2 letters (spec 000 §5). */
const email = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(7),
  v.maxLength(50),
  v.regex(/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/),
);

/** 10 or 11 digits, plain or formatted, at most 15 characters (spec 000 §5); '' for none. */
const phone = v.pipe(
  v.string(),
  v.maxLength(15),
  v.regex(/^(?:|(?:1[ -]?)?(?:\(\d{3}\) ?|\d{3}[ -]?)\d{3}[ -]?\d{4})$/),
);

/**
 * Updates the user's profile; fields left out do not change (spec 000 §3 'User data record', §7 'updateProfile').
 * Email and phone follow 000 §5. Chosen here: path, payload and response.
 */
export const updateProfile = defineCall({
  method: 'put',
  path: '/rbsmbl/x-services/userInfo/updateProfile',
  access: 'session',
  payload: v.object({
    nickName: v.optional(v.pipe(v.string(), v.maxLength(30))),
    email1: v.optional(email),
    phone1: v.optional(phone),
    address: v.optional(v.string()),
    city: v.optional(v.string()),
    state: v.optional(v.pipe(v.string(), v.regex(/^(?:|[A-Z]{2})$/))),
    zipCode: v.optional(v.pipe(v.string(), v.regex(/^\d{5}$/))),
  }),
  reply: success,
  progress: true,
});

const questionsReply = v.pipe(
  v.object({
    payload: v.object({ securityQuestions: v.array(v.object({ questionId: text, question: text })) }),
  }),
  v.transform(({ payload }) =>
    payload.securityQuestions.map(({ questionId, question }) => ({ id: questionId, question })),
  ),
);

/** The security questions to choose from (spec 000 §7 'securityQuestions'). Chosen here: path and response. */
export const securityQuestions = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/userInfo/securityQuestions',
  access: 'public',
  cached: true,
  reply: questionsReply,
});

const questionReply = v.pipe(
  v.object({ payload: v.object({ question: text }) }),
  v.transform(({ payload }) => payload.question),
);

/**
 * The user's security question, asked before a temporary password is sent (spec 000 §7 'securityQuestion'). A POST, so
 * that no address has the logon id. 404 USER-NOT-ON-FILE. Chosen here: path, payload and response.
 */
export const securityQuestion = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/userInfo/securityQuestion',
  access: 'public',
  payload: v.object({ logonId: text }),
  reply: questionReply,
  read: true,
});

/** Saves the chosen security question and its answer (spec 000 §7 'securityQuestion'). Chosen here: path, payload and response. */
export const saveSecurityQuestion = defineCall({
  method: 'put',
  path: '/rbsmbl/x-services/userInfo/securityQuestion',
  access: 'session',
  payload: v.object({ questionId: text, answer: v.pipe(v.string(), v.trim(), v.minLength(2)) }),
  reply: success,
});

/**
 * Changes the password (spec 000 §5, §7 'changePassword'). The next sign-in needs the new one; a forced or temporary
 * password counts as changed. 400 GEN-NOMATCH if the current password is wrong, PASSWORD-REUSED if both are the same.
 * Chosen here: path, payload and response.
 */
export const changePassword = defineCall({
  method: 'put',
  path: '/rbsmbl/x-services/userInfo/changePassword',
  access: 'session',
  payload: v.object({ oldPassword: text, newPassword }),
  reply: success,
  progress: true,
});

/** Functions that have a password strength rule. Chosen here. */
export const STRENGTH_FUNCTIONS = ['changePassword', 'register', 'forgottenPassword'] as const;

const strengthReply = v.pipe(
  v.object({
    payload: v.object({
      function: v.picklist(STRENGTH_FUNCTIONS),
      minimumLength: count,
      upperCaseRequired: flag,
      lowerCaseRequired: flag,
      digitRequired: flag,
      specialRequired: flag,
      excludedCharacters: optionalText,
      message: text,
    }),
  }),
  v.transform(({ payload }) => ({
    for: payload.function,
    minimumLength: payload.minimumLength,
    needs: {
      upperCase: payload.upperCaseRequired,
      lowerCase: payload.lowerCaseRequired,
      digit: payload.digitRequired,
      special: payload.specialRequired,
    },
    excluded: payload.excludedCharacters,
    message: payload.message,
  })),
);
export type PasswordStrength = v.InferOutput<typeof strengthReply>;

/**
 * The password strength rule of a function (spec 000 §5 'Password strength rules also come from a service',
 * §7 'security strength rule by function'). Chosen here: path, functions and response.
 */
export const securityStrength = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/userInfo/securityStrength',
  access: 'public',
  cached: true,
  query: v.object({ function: v.picklist(STRENGTH_FUNCTIONS) }),
  reply: strengthReply,
});
