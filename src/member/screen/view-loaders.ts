/**
 * The chunks of the views that the member area does not start with. Their names are not in its first files: this one
 * loads after the first claims, or with the first of its views (decision 211).
 */
import type { ViewEntry } from '../shared/view-props.ts';

/** By the key of the view's row in `views.ts`. */
export const VIEW_LOADERS = {
  landing: () => import('../summary/landing.island.tsx'),
  'claims/claimsAndPayments': () => import('../pages/claims-and-payments.island.tsx'),
  'claims/claimsAndPayments/payClaim': () => import('../pages/pay-claim-page.island.tsx'),
  'claims/claimsAndPayments/dentalProcedureHistory': () =>
    import('../../features/dental-history/dental-history.island.tsx'),
  'claims/yearOfCosts': () => import('../../features/claims/year/year-of-costs.island.tsx'),
  'claims/healthPlans': () => import('../pages/health-plans.island.tsx'),
  'claims/messageCenter': () => import('../pages/message-center-page.island.tsx'),
  'claims/statementArchives': () => import('../pages/statement-archives.island.tsx'),
  'claims/educational-materials': () => import('../../features/education/education-page.island.tsx'),
  'change-password': () => import('../../features/account/change-password.island.tsx'),
  'security-question': () => import('../../features/account/security-question.island.tsx'),
  spendingSummary: () => import('../pages/spending-page.island.tsx'),
  account: () => import('../../features/account/settings/account-page.island.tsx'),
  ebill: () => import('../../features/pay-premium/pay-premium.island.tsx'),
  'claims-and-spending': () => import('../pages/claims-and-spending.island.tsx'),
  finder: () => import('../../features/find-care/find-care.island.tsx'),
  prescriptions: () => import('../../features/prescriptions/prescriptions.island.tsx'),
  wellness: () => import('../../features/wellness/wellness.island.tsx'),
} as const satisfies Record<string, ViewEntry['load']>;
