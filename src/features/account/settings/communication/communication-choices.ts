/** Explanations of benefits, account statements, and documents about the plan. Not in the spec. */
export const DOCUMENT_TYPES = ['EOB', 'STATEMENT', 'PLAN'] as const;
/** A finished claim, a new message in the message center, a new document. Not in the spec. */
export const NOTIFIED_EVENTS = ['CLAIM', 'MESSAGE', 'DOCUMENT'] as const;
export const CHANNELS = ['EMAIL', 'SMS'] as const;

export interface Communication {
  /** Documents that are delivered online instead of by mail. */
  paperless: (typeof DOCUMENT_TYPES)[number][];
  notifications: {
    eventType: (typeof NOTIFIED_EVENTS)[number];
    channels: (typeof CHANNELS)[number][];
  }[];
}
