/** What the pages say whose screens are not built yet: what is done by phone meanwhile, and what the portal has. */
import { translator } from '../lib/i18n.ts';

export const texts = {
  plansLead: 'Your plans and their documents are not on this site yet.',
  plansCall:
    'We answer what is covered, and send you a benefit booklet or a new ID card. Have your member ID card at hand.',
  messagesLead: 'Your newest messages are in your activity summary. Older ones are not on this site yet.',
  messagesCall: 'If you are waiting for a message or cannot find one, call us.',
  oneMessageLead:
    'The text of a message is not on this site yet. Who it is for, its subject and its date are in your activity summary.',
  dentalMessagesLead: 'The group that is selected has dental coverage only. It has no messages on this site.',
  noMessagesLead: 'Your plan has no message center on this site: it writes to you by mail.',
  statementsLead: 'Your statements are not on this site yet.',
  statementsCall:
    'We send you a copy of any statement or explanation of benefits. Tell us which months you need.',
  educationLead:
    'Guides and videos are not on this site yet. Coverage explained says what the words on a statement mean, with an example that adds up.',
  educationCall: 'We go through an explanation of benefits with you, line by line.',
  password: 'Change your password',
  spendingLead: 'Balances and payments of your spending accounts are not on this site yet.',
  spendingCall: 'We tell you the balance of each account and what has been paid from it.',
  account: 'Account settings',
  accountLead: 'Address, phone and e-mail cannot be changed on this site yet.',
  accountCall: 'We change them with you. Have your member ID card at hand.',
  toSummary: 'Go to your activity summary',
  toCoverage: 'Coverage explained',
  toClaimsAndSpending: 'Claims & Spending',
  more: 'On this site today',
} as const;

export const t = translator('byPhone', texts);
