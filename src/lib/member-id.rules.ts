/** Validates member IDs (spec 000 §5, §9). Pure; each form has its own messages. */

/** Characters (spec 000 §9). */
const MIN_MEMBER_ID_LENGTH = 9;

/** `memberId.rule` of the brand record. */
export type MemberIdRule = 'general' | 'digitsAfterPrefix' | 'alphanumeric';

/**
 * 'At least 9 digits and cannot contain any spaces or special characters' (spec 000 §5). The general wording allows a
 * prefix of letters, as on other cards; the Minnesota wording does not.
 */
const PATTERNS = {
  general: /^[A-Za-z]*\d[\dA-Za-z]*$/,
  digitsAfterPrefix: /^\d+$/,
  alphanumeric: /^[\dA-Za-z]+$/,
} as const satisfies Record<MemberIdRule, RegExp>;

const MIN_DIGITS = {
  general: MIN_MEMBER_ID_LENGTH,
  digitsAfterPrefix: MIN_MEMBER_ID_LENGTH,
  alphanumeric: 0,
} as const;

/** The ID as it is sent: trimmed. */
export const tidyMemberId = (typed: string): string => typed.trim();

/**
 * The error of a member ID, or null if it is valid.
 * @param typed text of the field
 */
export function memberIdError(typed: string, rule: MemberIdRule): 'missing' | 'malformed' | null {
  const id = tidyMemberId(typed);
  if (id === '') return 'missing';
  const digits = id.replaceAll(/\D/g, '').length;
  const isValid = PATTERNS[rule].test(id) && id.length >= MIN_MEMBER_ID_LENGTH && digits >= MIN_DIGITS[rule];
  return isValid ? null : 'malformed';
}
