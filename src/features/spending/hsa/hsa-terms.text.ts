import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  lead: 'You have a health savings account (HSA). Accept its terms to see it here.',
  points: 'If you accept:',
  pointShow: 'We show its balance and its transactions here.',
  pointPay: 'You can pay claims from it. We pay only the claims and amounts that you choose.',
  pointKeep: 'The account and its money stay yours, also if you decline.',
  termsLoading: 'Loading the terms',
  termsFailed: 'We could not load the terms, so you cannot accept them now.',
  termsMissing: 'We do not have the terms here, so you cannot accept them. Call {phone}.',
  inEnglish: 'These terms are in English. If you need help with them, call {phone}.',
  document: 'Terms, version {version} of {date}',
  receipt: 'You accepted version {version} of the HSA terms on {date}.',
  accept: 'Accept the terms',
  decline: 'Decline',
  saving: 'Saving your answer',
  accepted: 'You accepted the terms. Your account is shown now.',
  declined: 'You declined the terms, so your HSA is not shown here. Nothing about the account has changed.',
  again: 'Read the terms again',
  failed: 'We could not save your answer. Nothing has changed.',
  subscriberOnly:
    'Only the subscriber can accept the terms of this HSA. That is the person whose name the plan is in.',
  simulation: 'You are signed in for a member. Only the member can accept or decline the terms.',
} as const;

export const t = translator('hsaTerms', texts);
