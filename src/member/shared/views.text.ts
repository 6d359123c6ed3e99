import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  landing: 'Home',
  payClaim: 'Pay a claim',
  dental: 'Dental procedure history',
  yearOfCosts: 'Your year of health costs',
  password: 'Change your password',
  securityQuestion: 'Your security question',
  spending: 'Spending Accounts',
  account: 'Account settings',
  payPremium: 'Pay Premium',
  claimsAndSpending: 'Claims & Spending',
  findDoctor: 'Find a Doctor',
  prescriptions: 'Prescriptions',
  wellness: 'Wellness',
} as const;

export const t = translator('views', texts);
