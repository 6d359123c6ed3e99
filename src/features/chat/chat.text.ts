/** Texts for the status of a chat link. The hours are quoted from spec 000 §2. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  hours: 'Mon - Fri: 8 a.m. - 6 p.m. {zone}',
  closed: 'Chat is closed at the moment. Its hours are Mon - Fri: 8 a.m. - 6 p.m. {zone}.',
  failed: 'We couldn’t reach the chat. Try again in a few minutes, or call {phone}.',
  opened: 'Chat is open in another window.',
  blocked: 'Your browser blocked the chat window.',
  openAnyway: 'Open the chat',
} as const;

export const t = translator('chat', texts);
