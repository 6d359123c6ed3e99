const MIN_MEMBER_ID_LENGTH = 9;

export type MemberIdRule = 'general' | 'digitsAfterPrefix' | 'alphanumeric';

/** Patterns by rule (spec 000 §5 'At least 9 digits …'). */
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

export const tidyMemberId = (typed: string): string => typed.trim();

/** Validates a member ID (spec 000 §5, §9). Returns null if it is valid. */
export function memberIdError(typed: string, rule: MemberIdRule): 'missing' | 'malformed' | null {
  const id = tidyMemberId(typed);
  if (id === '') return 'missing';
  const digits = id.replaceAll(/\D/g, '').length;
  const isValid = PATTERNS[rule].test(id) && id.length >= MIN_MEMBER_ID_LENGTH && digits >= MIN_DIGITS[rule];
  return isValid ? null : 'malformed';
}
