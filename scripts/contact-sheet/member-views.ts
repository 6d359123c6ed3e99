/**
 * Lists every view of the member area, the signed-out pages and the agent's site. The contact sheets show these views,
 * and `tests/every-view.long.ts` tests them.
 */
import { VIEWS } from '../../src/member/screen/views.ts';

export interface View {
  /** Part of the sheet's file name. */
  name: string;
  /** Route key in `src/member/screen/views.ts`; undefined for views outside the member area. */
  key?: string;
  /** Path after the brand's origin. */
  at: string;
  /** Selectors of the elements to press, in order. The elements' texts depend on the language. */
  press?: readonly string[];
  /** Selector of an element that is visible when the view has loaded. */
  shows: string;
  /** Selector of the part of the page to photograph. */
  part?: string;
  /** Only for the phone size: a wide window shows this view next to the content. */
  isPhoneOnly?: true;
}

/** Views that one sandbox person sees, in order. */
export interface Visit {
  /** Id of the sandbox person; null for a visitor. */
  like: string | null;
  /** After the person signs in, every service call fails. */
  fails?: true;
  views: readonly View[];
}

const member = (key: string, more: Partial<View> = {}): View => ({
  name: key.split('/').at(-1) ?? key,
  key,
  at: `/login/#/${key}`,
  shows: '#member h1 >> visible=true',
  ...more,
});

const CLAIMS = 'claims/claimsAndPayments';
const PAY = `${CLAIMS}/payClaim`; // this view opens only from a claim
const REFINE = '.facet-toggle[aria-expanded=false] >> visible=true';

/** Views that set more than a route key: a name, elements to press, or an element to wait for. */
const SPECIAL: readonly View[] = [
  member('claims/activitySummary', { shows: '#claims-panel[aria-busy=false]' }),
  member('claims/activitySummary', {
    name: 'owed-claims',
    press: ['#owe-answer .panel-go button'],
    shows: '.owed-claim .why-answer',
    part: '.owed-dialog',
  }),
  member(CLAIMS, { shows: '#claims-list .claim-row' }),
  member(CLAIMS, {
    name: 'claims-refine',
    press: [REFINE],
    shows: '.facet[data-open=true]',
    isPhoneOnly: true,
  }),
  member(CLAIMS, {
    name: 'claim-in-process',
    press: ['#claims-list .claim-toggle[aria-expanded=false] >> nth=0'],
    shows: '.claim-detail',
    part: '.claim:has(.claim-detail)',
  }),
  member(CLAIMS, {
    name: 'claim-denied',
    press: ['#claims-list .claim:nth-of-type(4) .claim-toggle[aria-expanded=false]'],
    shows: '.claim:nth-of-type(4) .claim-detail',
    part: '.claim:nth-of-type(4)',
  }),
  member(CLAIMS, {
    name: 'check-a-bill',
    press: ['.bill-opener button'],
    shows: '.bill-form',
    part: '.bill-match',
  }),
  member(PAY, {
    name: 'pay-amount',
    at: `/login/#/${CLAIMS}`,
    press: [
      '#claims-list .claim:nth-of-type(5) .claim-toggle[aria-expanded=false]',
      '.claim-detail button:text-matches("\\\\$")',
    ],
    shows: '.pay-form',
  }),
  member(PAY, {
    name: 'pay-confirm',
    at: '',
    press: ['.pay-form [type=submit]'],
    shows: '.pay .facts',
  }),
  member(PAY, {
    name: 'pay-receipt',
    at: '',
    press: ['.pay .button.primary'],
    shows: '.receipt',
  }),
  member('claims/yearOfCosts', { shows: '.costs-table >> visible=true' }),
  member('claims/healthPlans', {
    name: 'healthPlans-refine',
    press: [REFINE],
    shows: '.facet[data-open=true]',
    isPhoneOnly: true,
  }),
  member('claims/healthPlans', {
    name: 'insurance-card',
    press: ['.plan-cards-toggle'],
    shows: '.id-card-sides svg',
    part: '.plan-cards',
  }),
  member('claims/messageCenter', { shows: '.message-toggle' }),
  member('claims/messageCenter', {
    name: 'message-open',
    press: ['.message-toggle[aria-expanded=false]'],
    shows: '.message-toggle[aria-expanded=true]',
  }),
  member('claims/messageCenter', {
    name: 'messages-refine',
    press: [REFINE],
    shows: '.facet[data-open=true]',
    isPhoneOnly: true,
  }),
  member('finder', { name: 'finder-results', press: ['.care-form > [type=submit]'], shows: '.provider' }),
  member('nowhere', { name: 'not-found' }),
];

const isSpecial = (key: string): boolean => SPECIAL.some((view) => view.name === member(key).name);

/** The views that Maria sees. Her account has data in every view. */
const FULL: readonly View[] = [
  ...SPECIAL,
  ...Object.keys(VIEWS)
    .filter((key) => key !== PAY && !isSpecial(key))
    .map((key) => member(key)),
];

/** Views that look different for an empty account or when services fail. */
const SOME: readonly View[] = [
  'claims/activitySummary',
  CLAIMS,
  'claims/healthPlans',
  'claims/messageCenter',
  'claims/statementArchives',
  'spendingSummary',
  'claims-and-spending',
].map((key) => member(key));

const renamed = (views: readonly View[], start: string): View[] =>
  views.map((view) => ({ ...view, name: `${start}-${view.name}` }));

const visitor = (name: string, path: string, more: Partial<View> = {}): View => ({
  name,
  at: path,
  shows: 'main',
  ...more,
});

export const VISITS: readonly Visit[] = [
  { like: 'maria', views: FULL },
  { like: 'nora', views: renamed(SOME, 'empty') },
  { like: 'maria', fails: true, views: renamed(SOME, 'failed') },
  { like: 'gwen', views: [visitor('producer', '/producer/', { shows: 'main h1 >> visible=true' })] },
  {
    like: null,
    views: [
      visitor('login', '/login/'),
      visitor('signed-out', '/login/#/claims/claimsAndPayments'),
      visitor('forgot-password', '/forgot-password/'),
      visitor('forgot-user-name', '/forgot-user-name/'),
      visitor('register', '/register/'),
      visitor('logout', '/logout/'),
    ],
  },
];
