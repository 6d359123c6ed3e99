/** Text of the messages panel, partly quoted from the specification (001 §§2, 4). */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Messages, last 90 days',
  loading: 'Loading your messages',
  unread: '{shown} unread',
  /** Replaces a count of zero: 'no unread' (001 §2). */
  none: 'no',
  empty: 'You have no messages',
  emptyNext:
    'We write to you here when we decide a claim, when a document is ready or when your plan changes.',
  skipped: {
    one: 'We couldn’t read {count} message, so it doesn’t show here. Call {phone} and we’ll look it up for you.',
    other:
      'We couldn’t read {count} messages, so they don’t show here. Call {phone} and we’ll look them up for you.',
  },
  failed: 'We couldn’t load your messages.',
  invalid: 'Invalid message content',
  missing: 'This message is unavailable',
  unreadMark: 'Unread',
  for: 'For {name}',
} as const;

export const t = translator('messages', texts);
