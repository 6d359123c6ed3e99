/** What the panel of spending accounts says. */
import { translator } from '../../lib/i18n.ts';

export const texts = {
  heading: 'Spending Accounts',
  loading: 'Looking for your spending accounts',
  failed: 'We could not look up your spending accounts.',
  accounts: 'Through {employer} you have spending accounts.',
  accountsOwn: 'You have spending accounts.',
  accountsKept: 'When you pay a claim from an account, you see its balance.',
  accountsNotKept: 'They are not linked to your claims here: to pay a bill from them, call {phone}.',
  blackout: 'Your spending accounts cannot be shown right now.',
  blackoutNext: '{employer} is having them moved or set up. Nothing is lost; please come back later.',
  blackoutNextOwn: 'They are being moved or set up. Nothing is lost; please come back later.',
  offered: 'You have no spending account yet.',
  offeredNext:
    '{employer} offers a health savings account: money that you set aside before taxes to pay for care.',
  offeredNextOwn:
    'Your plan offers a health savings account: money that you set aside before taxes to pay for care.',
  none: 'You have no spending account with this group.',
  noneNext: 'Employers offer them. If yours does, an account shows here once it is open.',
  noneNextOwn: 'Your plan comes without one. If you expected an account here, call {phone}.',
  'not-yours': 'Only the subscriber can see spending accounts.',
  'not-yoursNext':
    'That is the person whose name the plan is in. They can see the accounts when they sign in.',
  'not-part': 'This group has no spending accounts.',
  'not-partNext': 'If you expected one here, call {phone}.',
  'sort.health-savings': 'Health savings account (HSA)',
  'sort.flexible-spending': 'Flexible spending account (FSA)',
  go: 'Go to spending accounts',
} as const;

export const t = translator('spendingPanel', texts);
