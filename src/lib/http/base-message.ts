/** The wrapper of every JSON request (spec 000 §7). Not in a schema file, because early reads must not load valibot. */
export const baseMessage = { headerVersion: '1.0', payloadVersion: '2.0', additionalInfo: null } as const;
