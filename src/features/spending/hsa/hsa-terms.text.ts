import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  lead: 'You have a health savings account (HSA). Accept its terms to see it here.',
  leadOther: 'You have a health savings account (HSA). We don’t show it here until its terms are accepted.',
  points: 'If you accept:',
  pointShow: 'We show its balance and its transactions here.',
  pointPay: 'You can pay claims from it. We pay only the claims and amounts that you choose.',
  pointKeep: 'The account and its money stay yours, even if you decline.',
  termsLoading: 'Loading the terms',
  termsFailed: 'We couldn’t load the terms, so you can’t accept them now.',
  termsMissing: 'We don’t have the terms here, so you can’t accept them. Call {phone}.',
  inEnglish: 'These terms are in English. If you need help with them, call {phone}.',
  document: 'Terms, version {version} from {date}',
  receipt: 'You accepted version {version} of the HSA terms on {date}.',
  accept: 'Accept the terms',
  decline: 'Decline',
  saving: 'Saving your answer',
  accepted: 'You accepted the terms. You can see your account now.',
  declined: 'You declined the terms, so we don’t show your HSA here. Nothing about the account has changed.',
  again: 'Read the terms again',
  changed: 'The terms have changed. Read the new terms before you accept or decline them.',
  failed: 'We couldn’t save your answer. Nothing has changed.',
  unsettled: 'We don’t know whether your answer was saved. Try again to make sure.',
  subscriberOnly:
    'Only the subscriber can accept the terms of this HSA. That’s the person whose name the plan is in.',
  simulation: 'You’re acting as a member. Only the member can accept or decline the terms.',
} as const;

export const t = translator('hsaTerms', texts);
