import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  subscriberLead:
    'The plan is in your name. You see the claims, statements, plan progress and any messages of everyone on it. The others see only their own.',
  dependentLead:
    'You see only your own claims, statements, plan progress and any messages. The subscriber, who has the plan in their name, sees them too.',
  person: 'Whose record',
  seenBy: 'Who sees it',
  you: '{name} (you)',
  onlyYou: 'Only you',
  onlyYouUntil: 'Only you, until {name} is {age} and can sign in',
  andYou: '{name} and you',
  youAnd: 'You and {names}',
  andSubscriber: 'You and the subscriber',
  others: 'Customer service and your agent can look too. We list each time below.',
  loading: 'Loading your family',
  loadFailed: 'We couldn’t load who is on your plan',
  empty: 'Your profile lists no one on a plan',
  emptyNext: 'Call us if that is wrong.',
} as const;

export const t = translator('familyAccess', texts);
