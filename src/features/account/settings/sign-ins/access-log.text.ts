import { translator } from '../../../../lib/text/i18n.ts';

export const texts = {
  lead: 'Everyone at customer service or an agency who opened your record in the last two years, and why. Changes to your password are listed too.',
  'customer-service': 'Customer service',
  agent: 'Agent',
  'agency-admin': 'Agency admin',
  record: 'Record of {name}',
  'PASSWORD-CHANGED': 'Someone changed the password, and we ended every other sign-in',
  'PASSWORD-RESET':
    'Someone answered the security question or entered the PIN. We sent a temporary password and ended every sign-in',
  noReason: 'No reason was given',
  opened: 'Opened:',
  all: 'Show all {count}',
  empty: 'No one has looked at your record',
  emptyNext: 'When customer service or an agent opens it, you see it here.',
  skipped: {
    one: 'We couldn’t read one entry, so the list is incomplete. Call {phone} to ask about it.',
    other: 'We couldn’t read {count} entries, so the list is incomplete. Call {phone} to ask about them.',
  },
  loading: 'Loading the list',
  loadFailed: 'We couldn’t load who looked at your record',
} as const;

export const t = translator('accessLog', texts);
