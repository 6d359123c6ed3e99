/** Labels of the left navigation, used if the content service has none (spec 000 §2, 001 §2). */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  nav: 'Member pages',
  'activity-summary': 'Activity Summary',
  'claims-and-payments': 'Claims & Payments',
  'health-plans': 'Health Plans',
  messages: 'Messages',
  'statement-archive': 'Statement Archive',
  /** The words after the count in the badge. 'unread' is for screen readers only. */
  unread: 'unread,',
  unreadDays: 'last month',
} as const;

export const t = translator('leftNav', texts);
