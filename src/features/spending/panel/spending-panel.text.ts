/** Texts of the Spending panel. The heading is quoted from spec 001 §2. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Spending Accounts',
  through: 'Through {employer}',
  throughPlan: 'With your own plan',
  linkLoading: 'Looking up whether you can pay claims from these accounts here',
  linkFailed: 'We couldn’t look up whether you can pay claims from these accounts here.',
  linked: 'When you pay a claim from an account, you’ll see its balance.',
  notLinked: 'Your accounts aren’t linked to your claims here. To pay a bill from them, call {phone}.',
  begun: 'Our records show that your enrollment in an HSA has started.',
  begunNext: 'If you haven’t sent it yourself, open the HSA here. You can’t enroll twice.',
  notOffered: 'This group has no spending accounts.',
  notOfferedNext: 'If you expected one here, call {phone}.',
} as const;

export const t = translator('spendingPanel', texts);
