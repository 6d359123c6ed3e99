import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  lead: 'You can open a health savings account (HSA): money that you set aside before taxes to pay for care.',
  confirm: 'I want to open an HSA.',
  open: 'Open an HSA',
  opening: 'Sending your enrollment',
  started: 'Your HSA is being opened.',
  confirmation: 'Confirmation number: {number}',
  startedNext: 'It shows here once it is open. You do not need to do anything else. Questions? Call {phone}.',
  failed: 'We could not send your enrollment. Nothing was sent.',
  unsettled:
    'We do not know whether your enrollment arrived. If you try again, we look first, so you are not enrolled twice.',
  refusedExists: 'You already have an HSA here. If you do not see it, call {phone}.',
  refusedNotOffered: 'An HSA is not offered here any more. To ask about it, call {phone}.',
  noGroup: 'Each of your groups here already has an HSA. If you do not see it, call {phone}.',
  subscriberOnly: 'Only the subscriber can open an HSA. That is the person whose name the plan is in.',
  simulation: 'You are signed in for a member. Only the member can open an HSA.',
} as const;

export const t = translator('hsaEnrollment', texts);
