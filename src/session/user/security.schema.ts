/** Security questions and password rules, for account changes and registration. */
import * as v from 'valibot';
import { defineCall } from '../../lib/http/call.schema.ts';
import { count, flag, optionalText, text } from '../../lib/http/wire.schema.ts';

const questionsResponse = v.pipe(
  v.object({
    payload: v.object({ securityQuestions: v.array(v.object({ questionId: text, question: text })) }),
  }),
  v.transform(({ payload }) =>
    payload.securityQuestions.map(({ questionId, question }) => ({ id: questionId, question })),
  ),
);

/** The security questions to choose from (spec 000 §7 'securityQuestions'). Not in the spec: path and response. */
export const securityQuestions = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/userInfo/securityQuestions',
  access: 'public',
  cached: true,
  response: questionsResponse,
});

/** Functions that have a password strength rule. Not in the spec. */
const STRENGTH_FUNCTIONS = ['changePassword', 'register', 'forgottenPassword'] as const;

const strengthResponse = v.pipe(
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
/**
 * The password strength rule of a function (spec 000 §5 'Password strength rules also come from a service',
 * §7 'security strength rule by function'). Not in the spec: path, functions and response.
 */
export const securityStrength = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/userInfo/securityStrength',
  access: 'public',
  cached: true,
  query: v.object({ function: v.picklist(STRENGTH_FUNCTIONS) }),
  response: strengthResponse,
});
