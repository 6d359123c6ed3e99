/** What a member ID must look like (spec 000 §5, §9). Pure; what to say is each form's own text. */

/** Least characters of a member ID (spec 000 §9). */
const MIN_MEMBER_ID_LENGTH = 9;

/** Which rule a brand's members follow: `memberId.rule` of the brand record. */
export type MemberIdRule = 'general' | 'digitsAfterPrefix' | 'alphanumeric';

/**
 * 'At least 9 digits and cannot contain any spaces or special characters' (spec 000 §5). The general wording forbids no
 * letters, which other cards carry as a prefix; the Minnesota one does.
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

/** A member ID as it is sent: without the spaces around it, which come along when it is pasted. */
export const tidyMemberId = (typed: string): string => typed.trim();

/**
 * What is wrong with a member ID, or null.
 * @param typed as typed into a field
 */
export function memberIdError(typed: string, rule: MemberIdRule): 'missing' | 'malformed' | null {
  const id = tidyMemberId(typed);
  if (id === '') return 'missing';
  const digits = id.replaceAll(/\D/g, '').length;
  const fits = PATTERNS[rule].test(id) && id.length >= MIN_MEMBER_ID_LENGTH && digits >= MIN_DIGITS[rule];
  return fits ? null : 'malformed';
}
