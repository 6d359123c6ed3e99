/** Home, work and mobile (spec 000 §6 'Phone types'). */
export const PHONE_TYPES = ['HOME', 'BUS', 'CELL'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];

export const MAX_PHONE_LENGTH = 15; // spec 000 §9
