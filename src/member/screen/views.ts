/**
 * All views of the member area by route (`pathKey`). Each view is a chunk that loads when its route is entered, and is prefetched
 * when a link to it is hovered or focused. Only the summary loads with the member area. The key of a nested view begins with
 * its parent's key; the parent renders the nested view as `{outlet}`.
 */
import { pageBrand } from '../../brand/page-brand.ts';
import { HEADING } from '../navigation/header-tabs.rules.ts';
import type { ViewEntry } from '../shared/view-props.ts';
import { navTitle, tabTitle } from '../navigation/view-titles.ts';
import { t as named } from '../shared/views.text.ts';

export const VIEWS: Readonly<Record<string, ViewEntry>> = {
  'claims/activitySummary': {
    title: () => navTitle('activity-summary'),
    visit: 'landing',
  },
  landing: {
    title: () => tabTitle('home'),
    load: () => import('../pages/landing.island.tsx'),
    tab: 'home',
    visit: 'landing',
  },
  'claims/claimsAndPayments': {
    title: () => navTitle('claims-and-payments'),
    load: () => import('../pages/claims-and-payments.island.tsx'),
    visit: 'claims',
  },
  'claims/claimsAndPayments/payClaim': {
    title: () => named('payClaim'),
    load: () => import('../pages/pay-claim-page.island.tsx'),
    overlay: true,
    steps: ['select', 'confirm'], // spec 001 §2
  },
  'claims/claimsAndPayments/dentalProcedureHistory': {
    title: () => named('dental'),
    load: () => import('../../features/dental-history/dental-history.island.tsx'),
    overlay: true,
  },
  'claims/yearOfCosts': {
    title: () => named('yearOfCosts'),
    load: () => import('../../features/claims/year/year-of-costs.island.tsx'),
  },
  'claims/healthPlans': {
    title: () => navTitle('health-plans'),
    load: () => import('../pages/health-plans.island.tsx'),
    visit: 'plans',
  },
  'claims/messageCenter': {
    title: () => navTitle('messages'),
    load: () => import('../pages/message-center-page.island.tsx'),
    visit: 'messages',
  },
  'claims/statementArchives': {
    title: () => navTitle('statement-archive'),
    load: () => import('../pages/statement-archives.island.tsx'),
  },
  'claims/educational-materials': {
    title: () => pageBrand().rules.formsLabel,
    load: () => import('../../features/education/education-page.island.tsx'),
    visit: 'education',
  },
  'change-password': {
    title: () => named('password'),
    load: () => import('../../features/account/change-password.island.tsx'),
  },
  'security-question': {
    title: () => named('securityQuestion'),
    load: () => import('../../features/account/security-question.island.tsx'),
  },
  spendingSummary: {
    title: () => named('spending'),
    load: () => import('../pages/spending-page.island.tsx'),
    tab: 'spending',
  },
  account: {
    title: () => named('account'),
    load: () => import('../../features/account/settings/account-page.island.tsx'),
  },
  ebill: {
    title: () => tabTitle('pay-premium'),
    load: () => import('../../features/pay-premium/pay-premium.island.tsx'),
    tab: 'pay-premium',
  },
  'claims-and-spending': {
    title: () => tabTitle('claims-and-spending'),
    load: () => import('../pages/claims-and-spending.island.tsx'),
    tab: HEADING,
  },
  finder: {
    title: () => tabTitle('find-a-doctor'),
    load: () => import('../pages/finder-page.island.tsx'),
    tab: 'find-a-doctor',
  },
  prescriptions: {
    title: () => tabTitle('prescriptions'),
    load: () => import('../../features/prescriptions/prescriptions.island.tsx'),
    tab: 'prescriptions',
  },
  wellness: {
    title: () => tabTitle('wellness'),
    load: () => import('../../features/wellness/wellness.island.tsx'),
    tab: 'wellness',
  },
};
