/** Text of the messages panel. Some are quoted from the specification (001 §§2, 4). */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Messages, last 90 days',
  loading: 'Loading your messages',
  unread: '{shown} unread',
  /** For a count of zero: 'no unread' (001 §2). */
  none: 'no',
  empty: 'You have no messages',
  emptyNext: 'We write to you here when a claim is decided, a document is ready or your plan changes.',
  skipped: {
    one: 'We couldn’t read {count} message, so it is not shown here. Call {phone} and we’ll look it up for you.',
    other:
      'We couldn’t read {count} messages, so they are not shown here. Call {phone} and we’ll look them up for you.',
  },
  failed: 'We could not load your messages.',
  invalid: 'Invalid message content',
  missing: 'This message is unavailable',
  unreadMark: 'Unread',
  for: 'For {name}',
} as const;

export const t = translator('messages', texts);
