import { translator } from '../../lib/i18n.ts';

export const texts = {
  heading: 'Spending Accounts',
  loading: 'Looking for your spending accounts',
  failed: 'We could not look up your spending accounts.',
  accounts: 'Through {employer} you have spending accounts.',
  accountsOwn: 'You have spending accounts.',
  accountsLinked: 'When you pay a claim from an account, you see its balance.',
  accountsNotLinked: 'They are not linked to your claims here: to pay a bill from them, call {phone}.',
  blackout: 'Your spending accounts cannot be shown right now.',
  blackoutNext: '{employer} is moving them or setting them up. Nothing is lost. Please come back later.',
  blackoutNextOwn: 'They are being moved or set up. Nothing is lost. Please come back later.',
  'hsa-available': 'You have no spending account yet.',
  'hsa-availableNext':
    '{employer} offers a health savings account: money that you set aside before taxes to pay for care.',
  'hsa-availableNextOwn':
    'Your plan offers a health savings account: money that you set aside before taxes to pay for care.',
  none: 'You have no spending account with this group.',
  noneNext: 'Employers offer them. If yours does, an account shows here once it is open.',
  noneNextOwn: 'Your plan does not include one. If you expected an account here, call {phone}.',
  'subscriber-only': 'Only the subscriber can see spending accounts.',
  'subscriber-onlyNext':
    'That is the person whose name the plan is in. They can see the accounts when they sign in.',
  'not-offered': 'This group has no spending accounts.',
  'not-offeredNext': 'If you expected one here, call {phone}.',
  'kind.health-savings': 'Health savings account (HSA)',
  'kind.flexible-spending': 'Flexible spending account (FSA)',
  go: 'Go to spending accounts',
} as const;

export const t = translator('spendingPanel', texts);
