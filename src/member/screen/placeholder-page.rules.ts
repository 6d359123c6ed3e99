import { t } from './placeholder-page.text.ts';

/** Why there are no messages: the brand has no message center (spec 000 §6), or the selected group none (001 §6). */
export const noMessagesLead = (messageCenter: boolean): string =>
  t(messageCenter ? 'dentalMessagesLead' : 'noMessagesLead');
