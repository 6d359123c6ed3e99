/** Part of each request with the encoding `message` (spec 000 §7). This file must not load valibot, because early reads use it. */
export const baseMessage = { headerVersion: '1.0', payloadVersion: '2.0', additionalInfo: null } as const;
