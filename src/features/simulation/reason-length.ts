/** Characters of the reason that staff give; the member can read it. */
export const REASON_LENGTH = { min: 5, max: 120 } as const;
