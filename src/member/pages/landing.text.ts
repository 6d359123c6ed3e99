import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  lead: 'What would you like to do?',
  costs: 'Claims and costs',
  care: 'Coverage and care',
  papers: 'Messages and documents',
  you: 'Your account',
  'claims/activitySummary': 'See what you owe, and where you are in your plan',
  'claims/claimsAndPayments': 'Find a claim, see what it cost, and pay it',
  'claims/yearOfCosts': 'What your care cost each month, for taxes or to plan ahead',
  spendingSummary: 'Balances and payments in your spending accounts',
  ebill: 'Where to pay your premium',
  'claims/healthPlans': 'Your plans, member ID card and benefit booklets',
  finder: 'Doctors, hospitals and pharmacies near you',
  prescriptions: 'Your drug coverage and pharmacies',
  wellness: 'Programs for your health',
  'claims/messageCenter': 'Read what we sent you',
  'claims/statementArchives': 'Download statements from this year and earlier',
  'claims/educational-materials': 'Videos and articles about your benefits',
  account: 'Your profile, phones, and how you get documents',
  looks: 'Who looked at your record',
  looksText: 'Staff and agents who opened your pages, and when',
} as const;

export const t = translator('landing', texts);
