/**
 * All views of the member area by route. Each is a chunk, loaded when its route is entered and prefetched when a link
 * to it is hovered or focused. The key of a nested view begins with its parent's, which renders it as `{outlet}`.
 */
import { pageBrand } from '../../brand/page-brand.ts';
import ActivitySummary from '../summary/activity-summary.island.tsx';
import { t } from '../shared/member.text.ts';
import type { VIEW_LOADERS } from './view-loaders.ts';
import type { ViewEntry } from '../shared/view-props.ts';
import { navTitle } from '../shared/view-titles.ts';
import { t as named } from '../shared/views.text.ts';

type ViewRow = Omit<ViewEntry, 'load' | 'View'>;

/** The views with a chunk of their own: TypeScript checks that `view-loaders.ts` has the same ones. */
const ROWS: Readonly<Record<keyof typeof VIEW_LOADERS, ViewRow>> = {
  landing: { title: () => named('landing') },
  'claims/claimsAndPayments': { title: () => navTitle('claims-and-payments') },
  'claims/claimsAndPayments/payClaim': {
    title: () => named('payClaim'),
    overlay: true,
    steps: ['select', 'confirm'], // spec 001 §2
  },
  'claims/claimsAndPayments/dentalProcedureHistory': {
    title: () => named('dental'),
    overlay: true,
  },
  'claims/yearOfCosts': { title: () => named('yearOfCosts') },
  'claims/healthPlans': { title: () => navTitle('health-plans') },
  'claims/messageCenter': { title: () => navTitle('messages') },
  'claims/statementArchives': { title: () => navTitle('statement-archive') },
  'claims/educational-materials': { title: () => pageBrand().rules.formsLabel },
  'change-password': { title: () => named('password') },
  'security-question': { title: () => named('securityQuestion') },
  spendingSummary: { title: () => named('spending') },
  account: { title: () => named('account') },
  ebill: { title: () => named('payPremium') },
  'claims-and-spending': { title: () => named('claimsAndSpending') },
  finder: { title: () => named('findDoctor') },
  prescriptions: { title: () => named('prescriptions') },
  wellness: { title: () => named('wellness') },
};

async function load(key: string) {
  const loaders: Readonly<Record<string, ViewEntry['load']>> = (await import('./view-loaders.ts'))
    .VIEW_LOADERS;
  const loader = loaders[key];
  if (!loader) throw new Error(key);
  return loader();
}

/** Route key (`pathKey`) → view. */
export const VIEWS: Readonly<Record<string, ViewEntry>> = {
  'claims/activitySummary': {
    title: () => t('summary'),
    load: () => Promise.resolve({ default: ActivitySummary }),
    View: ActivitySummary,
  },
  ...Object.fromEntries(Object.entries(ROWS).map(([key, row]) => [key, { ...row, load: () => load(key) }])),
};
