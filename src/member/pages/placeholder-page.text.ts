import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  messagesCall: 'If you’re waiting for a message or can’t find one, call us.',
  dentalMessagesLead: 'The group you chose has dental coverage only. It has no messages on this site.',
  noMessagesLead: 'Your plan has no message center on this site. It writes to you by mail.',
  toSummary: 'Go to your activity summary',
  toContact: 'Write to customer service',
  more: 'What you can do here today',
} as const;

export const t = translator('placeholderPage', texts);
