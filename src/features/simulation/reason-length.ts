/** Allowed length in characters of the reason that staff give. Members can read this reason. */
export const REASON_LENGTH = { min: 5, max: 120 } as const;
