/** Documents to deliver online: explanations of benefits, account statements, plan documents. Not in the spec. */
export const DOCUMENT_TYPES = ['EOB', 'STATEMENT', 'PLAN'] as const;
/** Events to notify of: a finished claim, a message in the message center, a new document. Not in the spec. */
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
