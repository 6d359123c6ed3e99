/** Labels of the left navigation, used if the content service has none (spec 000 §2, 001 §2). */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  nav: 'Member pages',
  'activity-summary': 'Activity Summary',
  'claims-and-payments': 'Claims & Payments',
  'health-plans': 'Health Plans',
  messages: 'Messages',
  'statement-archive': 'Statement Archive',
  /** After the number, in one line: the days, and for screen readers what is counted. */
  unread: 'unread,',
  unreadDays: 'last month',
} as const;

export const t = translator('leftNav', texts);
