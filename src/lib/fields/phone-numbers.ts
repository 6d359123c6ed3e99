/** The phone types: home, work and mobile (spec 000 §6 'Phone types'). */
export const PHONE_TYPES = ['HOME', 'BUS', 'CELL'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];

export const MAX_PHONE_LENGTH = 15; // spec 000 §9

/**
 * Matches the phone formats of spec 001 §5, with or without a leading 1: `5555550100`, `(555) 555-0100`, `555-555-0100`
 * and `555 555 0100`. Also matches any eleven digits, and some mixed formats
 * (decisions/messages#phone-forms-follow-the-specification).
 */
export const PHONE_FORMS =
  /^(?:\d{10,11}|1?\(\d{3}\) ?\d{3}-\d{4}|(?:1[- ]?)?\d{3}-\d{3}-\d{4}|(?:1 ?)?\d{3} \d{3} \d{4})$/;
