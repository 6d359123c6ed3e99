import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentTabs, isTabShown, routeOfAddress } from './header-tab-routes.rules.ts';

const REDIRECTS = {
  '/mbr/': '/login/',
  '/spa/': '/login/#/spendingSummary',
  '/member/home': '/mbr/#!/landing',
  '/home/': '/',
  '/chmptl/chm/jsp/member.do': '/mbr/#!/landing',
  '/loop/': '/loop/',
};

describe('routeOfAddress', () => {
  it.each([
    ['/login/#/ebill', 'ebill'],
    ['/login/#/healthPlans', 'claims/healthPlans'],
    ['/login/#/claims/claimsAndPayments', 'claims/claimsAndPayments'],
    ['/login/', 'claims/activitySummary'],
    ['/mbr/#!/landing', 'landing'],
    ['/member/home', 'landing'],
    ['/spa/#/spendingSummary', 'spendingSummary'],
    ['/spa', 'spendingSummary'],
    ['/home/', null],
    ['/chmptl/chm/jsp/member.do?tab=0', 'landing'],
    ['/chmptl/chm/jsp/other.do', null],
    ['/loop/', null],
    ['https://elsewhere.example/login/#/ebill', null],
    ['/', null],
  ])('resolves %s to %s', (url, route) => {
    expect(routeOfAddress(url, REDIRECTS)).toBe(route);
  });

  it('returns null for any address that is neither in the member area nor redirected', () => {
    fc.assert(
      fc.property(fc.string(), (url) => {
        const path = url.split(/[?#]/)[0] ?? '';
        fc.pre(
          path !== '/login/' && !Object.keys(REDIRECTS).some((from) => from === path || from === `${path}/`),
        );
        expect(routeOfAddress(url, REDIRECTS)).toBeNull();
      }),
    );
  });
});

const TABS = [
  { id: 'home', route: 'landing' },
  { id: 'claims-and-spending', route: 'claims-and-spending' },
  { id: 'claims', route: 'claims/claimsAndPayments' },
  { id: 'spending', route: 'spendingSummary' },
  { id: 'wellness', route: 'wellness' },
];

describe('currentTabs', () => {
  it.each([
    ['landing', 'desktop', { home: 'page' }],
    ['claims/activitySummary', 'desktop', { home: 'true' }],
    ['claims/claimsAndPayments', 'desktop', { claims: 'page', 'claims-and-spending': 'true' }],
    ['claims/claimsAndPayments/payClaim', 'desktop', { claims: 'true', 'claims-and-spending': 'true' }],
    ['spendingSummary', 'desktop', { spending: 'page', 'claims-and-spending': 'true' }],
    ['claims-and-spending', 'desktop', { 'claims-and-spending': 'page' }],
    ['claims/yearOfCosts', 'desktop', { claims: 'true', 'claims-and-spending': 'true' }],
    ['claims/messageCenter', 'desktop', {}],
    ['wellness2', 'desktop', {}],
    // In a mobile window, Claims is active for every view under `claims/` (000 §2).
    ['claims/activitySummary', 'mobile', { claims: 'true' }],
    ['claims/messageCenter', 'mobile', { claims: 'true' }],
    ['claims/claimsAndPayments', 'mobile', { claims: 'page', 'claims-and-spending': 'true' }],
    ['wellness', 'mobile', { wellness: 'page' }],
  ] as const)('marks the current tabs for the view %s in the %s tab set', (key, device, current) => {
    expect(Object.fromEntries(currentTabs(TABS, key, device))).toEqual(current);
  });
});

it.each([
  ['pay-premium', ['home', 'claims'], false],
  ['pay-premium', ['home', 'pay-premium'], true],
  ['claims-and-spending', ['home', 'spending'], false],
  ['spending', ['home', 'claims'], false],
  ['spending', ['home', 'spending'], true],
  // Claims & Spending is one tab that replaces the tabs Claims and Spending.
  ['claims-and-spending', ['home', 'claims-and-spending'], true],
  ['spending', ['home', 'claims-and-spending'], true],
])('isTabShown() for the tab %s and a member with the tabs %j returns %s', (tab, tabs, shown) => {
  expect(isTabShown(tab, tabs)).toBe(shown);
});
