/** Texts that explain the header tabs, with links to pages that need no sign-in. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  'pay-premium': 'Sign in to see who collects your premium and how to pay it.',
  coverage: 'Sign in to see your plans and who is covered.',
  'claims-and-spending': 'Sign in to see your claims and your spending accounts.',
  claims: 'Sign in to see your claims, what the plan paid, and what you may owe.',
  spending: 'Sign in to see your spending accounts.',
  'find-a-doctor': 'Sign in to search for doctors with your plan.',
  prescriptions: 'Sign in to see your drug plan.',
  wellness: 'Sign in to see the wellness programs in your coverage.',
  'forms-and-resources': 'Sign in to see forms and guides for members.',
  'open.coverage': 'Read how coverage works, without signing in',
  'open.explanation-of-benefits': 'Read how to understand a claim, without signing in',
  'open.spending-accounts': 'Read about spending accounts, without signing in',
  'open.find-care': 'Find care without signing in',
  'open.prescription-drugs': 'Read about prescription drugs, without signing in',
  'open.forms-and-resources': 'See forms and resources without signing in',
} as const;

export const t = translator('signedOutTabs', texts);
