import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Pay Premium',
  lead: 'See who collects the premium for your coverage, and where to pay it.',
  directHeading: 'You pay this premium yourself',
  directText: 'It doesn’t come out of your paycheck. {brand} bills you, and you pay the bill.',
  subscriberHeading: 'The subscriber pays this premium',
  subscriberText: '{brand} bills the subscriber, the person whose name the plan is in.',
  medicareHeading: 'You may pay this Medicare premium here',
  medicareText:
    'If {brand} bills you, you can pay online. If your premium comes out of your Social Security or pension payment, you don’t need to do anything.',
  employerHeading: 'You have nothing to pay here',
  employerText:
    '{employer} collects the premium for this group, usually out of your paycheck, and pays it to {brand}.',
  employerNext: 'Questions about the amount? Your employer’s benefits office can answer them.',
  offlineText: '{brand} doesn’t accept premium payments online. Call {phone} to ask how to pay a bill.',
  ended: 'This coverage ended on {date}. You may still have a last bill to pay.',
  endedEmployer: 'This coverage ended on {date}.',
  paySubscriber: 'Pay the premium',
  pay: 'Pay your premium',
  group: 'Group',
  holder: 'Plan through',
  plans: 'Plans',
  others: 'Your other groups',
  'row.direct': 'You pay this premium yourself',
  'row.subscriber': 'The subscriber pays this premium',
  'row.medicare': 'Medicare: you may pay here',
  'row.employer': 'Collected by {employer}',
  show: 'Show group {group}',
  call: 'Have your group number ready: {group}. We can tell you what you owe.',
  callEmployer: 'Have your group number ready: {group}.',
} as const;

export const t = translator('payPremium', texts);
