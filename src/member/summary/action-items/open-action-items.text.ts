import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  appealMore: 'for {name}.',
  appealUntil: 'for {name}. Last day: {last}.',
  paymentMore: 'Check it here before you pay another way.',
  hide: 'Hide',
  hideLine: 'Hide: {line}',
  hides: 'What you hide comes back the next time you sign in.',
  allGroups: 'These are from all your groups.',
  window: 'We check only the last {days} days. You may still be able to appeal older claims.',
} as const;

export const t = translator('openNeeds', texts);
