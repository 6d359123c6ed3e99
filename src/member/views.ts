/**
 * All views of the member area by route. Each is a chunk, loaded when its route is entered and prefetched when a link
 * to it is hovered or focused. The key of a nested view begins with its parent's, which renders it as `{outlet}`.
 */
import ActivitySummary from './activity-summary.island.tsx';
import type { PlaceholderKey } from './placeholder-page.rules.ts';
import { t } from './member.text.ts';
import type { ViewEntry } from './view-props.ts';
import { placeholderTitle, navTitle } from './view-titles.ts';
import { t as named } from './views.text.ts';

const placeholder = (key: PlaceholderKey): ViewEntry => ({
  title: placeholderTitle(key),
  load: async () => ({ default: (await import('./placeholder-page.island.tsx')).placeholderView(key) }),
});

/** Route key (`pathKey`) → view. */
export const VIEWS: Readonly<Record<string, ViewEntry>> = {
  'claims/activitySummary': {
    title: () => t('summary'),
    load: () => Promise.resolve({ default: ActivitySummary }),
    View: ActivitySummary,
  },
  'claims/claimsAndPayments': {
    title: () => navTitle('claims-and-payments'),
    load: () => import('./claims-and-payments.island.tsx'),
  },
  'claims/claimsAndPayments/payClaim': {
    title: () => named('payClaim'),
    load: () => import('./pay-claim-page.island.tsx'),
    overlay: true,
    steps: ['select', 'confirm'], // spec 001 §2
  },
  'claims/claimsAndPayments/dentalProcedureHistory': {
    title: () => named('dental'),
    load: () => import('../features/dental-history/dental-history.island.tsx'),
    overlay: true,
  },
  'claims/healthPlans': {
    title: () => navTitle('health-plans'),
    load: () => import('./health-plans.island.tsx'),
  },
  'claims/messageCenter': {
    title: () => navTitle('messages'),
    load: () => import('./message-center-page.island.tsx'),
  },
  'claims/statementArchives': {
    title: () => navTitle('statement-archive'),
    load: () => import('./statement-archives.island.tsx'),
  },
  'claims/educational-materials': {
    title: ({ rules }) => rules.formsLabel,
    load: () => import('../features/education/education-page.island.tsx'),
  },
  'change-password': {
    title: () => named('password'),
    load: () => import('../features/account/change-password.island.tsx'),
  },
  'security-question': {
    title: () => named('securityQuestion'),
    load: () => import('../features/account/security-question.island.tsx'),
  },
  spendingSummary: placeholder('spendingSummary'),
  account: placeholder('account'),
  ebill: {
    title: () => named('payPremium'),
    load: () => import('../features/pay-premium/pay-premium.island.tsx'),
  },
  'claims-and-spending': {
    title: () => named('claimsAndSpending'),
    load: () => import('./claims-and-spending.island.tsx'),
  },
  finder: {
    title: () => named('findDoctor'),
    load: () => import('../features/find-care/find-care.island.tsx'),
  },
  prescriptions: {
    title: () => named('prescriptions'),
    load: () => import('../features/prescriptions/prescriptions.island.tsx'),
  },
  wellness: {
    title: () => named('wellness'),
    load: () => import('../features/wellness/wellness.island.tsx'),
  },
};
