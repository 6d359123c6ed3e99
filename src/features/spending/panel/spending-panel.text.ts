/** The Spending panel. The heading is quoted from spec 001 §2. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Spending Accounts',
  through: 'Through {employer}',
  throughPlan: 'With your own plan',
  linkLoading: 'Looking up whether your accounts pay claims here',
  linkFailed: 'We could not look up whether your accounts pay claims here.',
  linked: 'When you pay a claim from an account, you see its balance.',
  notLinked: 'Your accounts are not linked to your claims here: to pay a bill from them, call {phone}.',
  begun: 'Our records show that an HSA enrollment was started for you.',
  begunNext: 'If you have not sent it yourself, open the HSA here. You cannot be enrolled twice.',
  notOffered: 'This group has no spending accounts.',
  notOfferedNext: 'If you expected one here, call {phone}.',
} as const;

export const t = translator('spendingPanel', texts);
