import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Prescriptions',
  lead: 'See which drug plan you have, and where to refill, compare prices or ask a pharmacist.',
  currentHeading: 'You have a drug plan',
  currentText: 'Show your member ID card at the pharmacy. Check prices and order refills at {site}.',
  currentTextAlone: 'Show your member ID card at the pharmacy.',
  upcomingHeading: 'Your drug plan hasn’t started yet',
  upcomingText: 'It covers medicines from {date}. It doesn’t cover what you buy before that day.',
  endedHeading: 'Your drug coverage has ended',
  endedText: 'It covered medicines until {date}. We can still get claims for what you bought up to that day.',
  closedHeading: 'You have no drug plan right now',
  closedEndedText: 'Your last one ended on {date}. If you have a new one, it can take a few days to show.',
  closedUpcomingText: 'Your new one starts on {date}. This page opens on that day.',
  noneHeading: 'This group has no drug plan',
  noneText:
    'Your drug coverage may be with another company. Look for a second member ID card, or ask the person who set up your coverage.',
  noneCall: 'Not sure? Call {phone} and we’ll look it up with you.',
  otherText: 'You do have a drug plan in another group.',
  other: 'Show group {group}',
  plan: 'Plan',
  group: 'Group',
  covered: 'Covered since',
  until: 'Covered until',
  starts: 'Starts',
  noEnd: 'No end date',
  go: 'Manage your prescriptions',
  therapyHeading: 'Go over your medicines with a pharmacist',
  therapyText:
    'The medicine-therapy program can help if you take several medicines or live with a long-term condition. A pharmacist reviews everything you take, and checks what works together and what costs less. You and your doctor get a written summary.',
  therapyWho: 'The program’s pages explain who can take part and what your plan pays.',
  therapyGo: 'See the medicine-therapy program',
  call: 'Have your member ID and the names of your medicines ready.',
} as const;

export const t = translator('prescriptions', texts);
