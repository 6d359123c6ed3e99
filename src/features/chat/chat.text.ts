/** What a chat link says besides its own words. The hours stand in the spec's words (000 §2). */
import { translator } from '../../lib/i18n.ts';

export const texts = {
  hours: 'Mon - Fri: 8 a.m. - 6 p.m. {zone}',
  closed: 'Chat is closed at the moment. Its hours are Mon - Fri: 8 a.m. - 6 p.m. {zone}.',
  failed: 'We could not reach the chat. Try again, or call {phone}.',
  opened: 'Chat is open in another window.',
  held: 'Your browser blocked the chat window.',
  openAnyway: 'Open the chat',
} as const;

export const t = translator('chat', texts);
