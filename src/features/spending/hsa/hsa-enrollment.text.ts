import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  lead: 'You can open a health savings account (HSA). In it, you set aside money before taxes to pay for care.',
  confirm: 'I want to open an HSA.',
  open: 'Open an HSA',
  opening: 'Sending your enrollment',
  started: 'We’re opening your HSA.',
  confirmation: 'Confirmation number: {number}',
  startedNext:
    'You’ll see it here once it’s open. You don’t need to do anything else. Questions? Call {phone}.',
  failed: 'We couldn’t start your enrollment. No HSA was opened.',
  unsettled:
    'We don’t know whether your enrollment arrived. If you try again, we’ll look first, so that you don’t enroll twice.',
  refusedExists: 'You already have an HSA here. If you don’t see it, call {phone}.',
  refusedNotOffered: 'We no longer offer an HSA here. To ask about it, call {phone}.',
  noGroup: 'Each of your groups here already has an HSA. If you don’t see it, call {phone}.',
  subscriberOnly: 'Only the subscriber can open an HSA. That’s the person whose name the plan is in.',
  simulation: 'You’re acting as a member. Only the member can open an HSA.',
} as const;

export const t = translator('hsaEnrollment', texts);
