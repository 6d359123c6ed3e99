/** The phone types: home, work and mobile (spec 000 §6 'Phone types'). */
export const PHONE_TYPES = ['HOME', 'BUS', 'CELL'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];

export const MAX_PHONE_LENGTH = 15; // spec 000 §9

/**
 * Phone numbers as in spec 001 §5, with at most 15 characters: `5555550100`, `(555) 555-0100`, `555-555-0100` or
 * `555 555 0100`, with or without a leading 1, and any eleven digits. For mixed forms, see
 * decisions/messages#phone-forms-follow-the-specification.
 */
export const PHONE_FORMS =
  /^(?:\d{10,11}|1?\(\d{3}\) ?\d{3}-\d{4}|(?:1[- ]?)?\d{3}-\d{3}-\d{4}|(?:1 ?)?\d{3} \d{3} \d{4})$/;
