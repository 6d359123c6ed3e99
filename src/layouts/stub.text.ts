/** What the badge of stub mode says. */
import { translator } from '../lib/i18n.ts';

export const t = translator({
  badge: 'Stub mode',
  member: 'Stub mode: canned answers, no services',
  producer: 'Stub mode: canned answers, signing in as an agent',
  leave: 'Leave',
});
