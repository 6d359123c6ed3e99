/**
 * All views of the member area by route. Each is a chunk, loaded when its route is entered and prefetched when a link
 * to it is hovered or focused. The key of a nested view begins with its parent's, which renders it as `{outlet}`.
 */
import ActivitySummary from '../summary/activity-summary.island.tsx';
import { t } from '../shared/member.text.ts';
import type { VIEW_LOADERS } from './view-loaders.ts';
import type { ViewEntry } from '../shared/view-props.ts';
import { navTitle } from '../shared/view-titles.ts';
import { t as named } from '../shared/views.text.ts';

/** Loads the chunk of a row; TypeScript checks that `view-loaders.ts` has it. */
const later = (key: keyof typeof VIEW_LOADERS) => async () =>
  (await import('./view-loaders.ts')).VIEW_LOADERS[key]();

/** Route key (`pathKey`) → view. */
export const VIEWS: Readonly<Record<string, ViewEntry>> = {
  'claims/activitySummary': {
    title: () => t('summary'),
    load: () => Promise.resolve({ default: ActivitySummary }),
    View: ActivitySummary,
  },
  landing: { title: () => named('landing'), load: later('landing') },
  'claims/claimsAndPayments': {
    title: () => navTitle('claims-and-payments'),
    load: later('claims/claimsAndPayments'),
  },
  'claims/claimsAndPayments/payClaim': {
    title: () => named('payClaim'),
    load: later('claims/claimsAndPayments/payClaim'),
    overlay: true,
    steps: ['select', 'confirm'], // spec 001 §2
  },
  'claims/claimsAndPayments/dentalProcedureHistory': {
    title: () => named('dental'),
    load: later('claims/claimsAndPayments/dentalProcedureHistory'),
    overlay: true,
  },
  'claims/yearOfCosts': {
    title: () => named('yearOfCosts'),
    load: later('claims/yearOfCosts'),
  },
  'claims/healthPlans': {
    title: () => navTitle('health-plans'),
    load: later('claims/healthPlans'),
  },
  'claims/messageCenter': {
    title: () => navTitle('messages'),
    load: later('claims/messageCenter'),
  },
  'claims/statementArchives': {
    title: () => navTitle('statement-archive'),
    load: later('claims/statementArchives'),
  },
  'claims/educational-materials': {
    title: ({ rules }) => rules.formsLabel,
    load: later('claims/educational-materials'),
  },
  'change-password': {
    title: () => named('password'),
    load: later('change-password'),
  },
  'security-question': {
    title: () => named('securityQuestion'),
    load: later('security-question'),
  },
  spendingSummary: {
    title: () => named('spending'),
    load: later('spendingSummary'),
  },
  account: { title: () => named('account'), load: later('account') },
  ebill: {
    title: () => named('payPremium'),
    load: later('ebill'),
  },
  'claims-and-spending': {
    title: () => named('claimsAndSpending'),
    load: later('claims-and-spending'),
  },
  finder: {
    title: () => named('findDoctor'),
    load: later('finder'),
  },
  prescriptions: {
    title: () => named('prescriptions'),
    load: later('prescriptions'),
  },
  wellness: {
    title: () => named('wellness'),
    load: later('wellness'),
  },
};
