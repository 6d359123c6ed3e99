/** Wrapper of every JSON request (spec 000 §7). Separate from its schema, because the early reads load no valibot. */
export const baseMessage = { headerVersion: '1.0', payloadVersion: '2.0', additionalInfo: null } as const;
