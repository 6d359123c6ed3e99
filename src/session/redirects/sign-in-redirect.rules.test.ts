import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOSTILE_TARGETS } from '../../lib/navigation/hostile-targets.fixture.ts';
import { ruleSitesOn, signInRedirect, siteOf, type SignInRequest } from './sign-in-redirect.rules.ts';
import { ACTOR_TYPES } from '../sign-in/sign-in.schema.ts';
import { recordOf } from '../user/user-record.fixture.ts';

const ORIGIN = 'https://northstar.example';
const SITES = {
  shop: 'https://harborline.example/',
  senior: 'https://senior.harborline.example/medicare',
  producer: '/producer/',
};
type Actor = (typeof ACTOR_TYPES)[number];

const request: SignInRequest = { origin: ORIGIN, target: null, referrer: '' };
const userOf = (actorType: Actor, market = '') => recordOf({ type: { storeId: 1, actorType }, market });
const where = (actorType: Actor, market = '', how: Partial<SignInRequest> = {}) => {
  const redirect = signInRedirect(userOf(actorType, market), SITES, { ...request, ...how });
  return redirect.kind === 'stay' ? 'stay' : redirect.address;
};

describe('siteOf (000 §4)', () => {
  it.each([
    ['AGENT', '', 'producer'],
    ['AGENCY_ADMIN', '', 'producer'],
    ['INTERNAL', '', 'producer'],
    ['AGENT', 'MEDICARE', 'producer'],
    ['MEMBER', '', 'shop'],
    ['PROS', '', 'shop'],
    ['MEMBER', 'MEDICARE', 'senior'],
    ['PROS', 'MEDICARE', 'senior'],
    ['PROS', ' medicare advantage', 'senior'],
    ['PROS', 'COMMERCIAL', 'shop'],
  ] as const)('for %s in market %j, returns %s', (actorType, market, site) => {
    expect(siteOf(actorType, market)).toBe(site);
  });
});

const SHOP_PAGE = `${SITES.shop}plans/?zip=15222`;
const FROM_SHOP = { referrer: SITES.shop };

describe('signInRedirect', () => {
  it.each([
    // the user opened the sign-in page without a target
    ['MEMBER', '', {}, 'stay'],
    ['MEMBER', 'MEDICARE', {}, 'stay'],
    ['PROS', '', {}, SITES.shop],
    ['PROS', 'MEDICARE', {}, SITES.senior],
    ['AGENT', '', {}, '/producer/'],
    ['AGENCY_ADMIN', '', {}, '/producer/'],
    ['INTERNAL', 'MEDICARE', {}, '/producer/'],
    // a page of this site requested the sign-in (noRedirect)
    ['MEMBER', '', { referrer: `${ORIGIN}/` }, 'stay'],
    ['MEMBER', 'MEDICARE', { target: '/login/#/claims/messageCenter' }, '/login/#/claims/messageCenter'],
    ['MEMBER', '', { target: '/coverage/' }, '/coverage/'],
    ['PROS', '', { target: '/coverage/' }, '/coverage/'],
    ['PROS', '', { target: '/login/#/claims/activitySummary' }, SITES.shop],
    ['PROS', '', { target: '/login' }, SITES.shop],
    ['MEMBER', '', { target: '/es/login/#/finder' }, '/es/login/#/finder'],
    ['MEMBER', '', { target: '/es/logout/' }, 'stay'],
    ['PROS', '', { target: '/es/login/#/claims/activitySummary' }, SITES.shop],
    ['PROS', '', { target: '/es/coverage/' }, '/es/coverage/'],
    ['AGENT', '', { target: '/coverage/' }, '/producer/'],
    ['MEMBER', '', { target: '/login/#logout' }, 'stay'],
    ['MEMBER', '', { target: '/logout/' }, 'stay'],
    // another site of the brand requested the sign-in
    ['MEMBER', '', FROM_SHOP, SITES.shop],
    ['MEMBER', 'MEDICARE', FROM_SHOP, SITES.senior],
    ['MEMBER', '', { target: SHOP_PAGE }, SHOP_PAGE],
    ['MEMBER', '', { target: SITES.senior }, SITES.shop],
    ['PROS', '', { target: SHOP_PAGE }, SHOP_PAGE],
    ['AGENT', '', { target: SHOP_PAGE }, '/producer/'],
    ['MEMBER', '', { target: '/coverage/', ...FROM_SHOP }, '/coverage/'],
    // an unknown site requested the sign-in
    ['MEMBER', '', { referrer: 'https://evil.example/' }, 'stay'],
    ['MEMBER', '', { target: 'https://evil.example/' }, 'stay'],
    ['MEMBER', '', { referrer: 'not an address' }, 'stay'],
  ] as const)('for %s in market %j with request %j, returns %s', (actorType, market, how, destination) => {
    expect(where(actorType, market, how)).toBe(destination);
  });

  it('keeps the session only for addresses on this site (000 §4)', () => {
    expect(signInRedirect(userOf('AGENT'), SITES, request)).toMatchObject({ keepsSession: true });
    expect(signInRedirect(userOf('PROS'), SITES, request)).toMatchObject({ keepsSession: false });
    const elsewhere = { ...SITES, producer: 'https://producer.example/' };
    expect(signInRedirect(userOf('AGENT'), elsewhere, request)).toMatchObject({ keepsSession: false });
  });

  it('reduces a complete address of this site to its path and keeps the session', () => {
    const target = `${ORIGIN}/login/#/claims/messageCenter`;
    expect(signInRedirect(userOf('MEMBER'), SITES, { ...request, target })).toEqual({
      kind: 'go',
      address: '/login/#/claims/messageCenter',
      keepsSession: true,
    });
  });

  it.each(ACTOR_TYPES)(
    'keeps a user of type %s on the page until a required new password is set',
    (actorType) => {
      const user = { ...userOf(actorType), passwordForced: true };
      expect(signInRedirect(user, SITES, request)).toEqual({ kind: 'stay' });
      expect(signInRedirect(user, SITES, { ...request, target: SHOP_PAGE })).toEqual({ kind: 'stay' });
    },
  );

  it('leads to this site’s home page if the user’s site does not exist in the environment', () => {
    const sites = { ...SITES, senior: null };
    expect(signInRedirect(userOf('PROS', 'MEDICARE'), sites, request)).toEqual({
      kind: 'go',
      address: '/',
      keepsSession: true,
    });
  });

  it.each([
    ['northstar.example', 'https://shop.example/', 'https://senior.example/'],
    ['qa.northstar.example', 'https://qa.shop.example/', null],
    ['www.test2.northstar.example', 'https://www.test2.shop.example/', null],
  ])('on the host %s, gets only sites of the same environment from ruleSitesOn()', (host, shop, senior) => {
    const record = {
      shop: { everywhere: 'https://shop.example/' },
      senior: { prod: 'https://senior.example/' },
      producer: { everywhere: '/producer/' },
    };
    expect(ruleSitesOn(record, host)).toEqual({ shop, senior, producer: '/producer/' });
  });

  it('stays on the page if the site’s address in the brand record is not allowed', () => {
    expect(signInRedirect(userOf('PROS'), { ...SITES, shop: 'javascript:alert(1)' }, request)).toEqual({
      kind: 'stay',
    });
  });
});

describe('the target of a sign-in', () => {
  it.each([
    '/coverage/',
    '/',
    '/home',
    '/mbr/#!/landing',
    '/chmptl/chm/jsp/member.do?tab=0',
    '/find/?at=/rbsmbl/x',
    '/login/?x=1.5#/claims/statementArchives',
    '/faqs/#sign.out',
    '/apiary/',
    '/logouts/',
  ])('is followed if it is a page: %j', (target) => {
    expect(where('MEMBER', '', { target })).toBe(target);
  });

  it.each([
    ['#/claims/messageCenter', '/login/#/claims/messageCenter'],
    ['#!/claims/activitySummary?mobile=true', '/login/#!/claims/activitySummary?mobile=true'],
  ])('is followed if it is a hash route: %j leads to %j', (target, destination) => {
    expect(where('MEMBER', '', { target })).toBe(destination);
    expect(where('PROS', '', { target })).toBe(SITES.shop);
  });

  it.each([
    '/rbsmbl/x-services/userInfo/getUserInfo',
    '/RBSMBL/x-services/userInfo/getUserInfo',
    '/%72bsmbl/x-services/userInfo/getUserInfo',
    '/wcs/x-services/resources/store/10152/ratingInfo',
    '/dps/x-services/validateltpa',
    '/dpsext',
    '/cmcrst/x-services/zipCode/countyList',
    '/sxesvc/x-services/vendor/keepAlive',
    '/api/oauth/token?grant_type=password',
    '/_astro/shell.js',
    '/robots.txt',
    '/coverage%2Epdf',
    '/logout/',
    '/logout',
    '/LOGOUT/',
    '/%6Cogout/?a=b',
    '/login/../logout/',
    '/chmptl/chm/jsp/logout/logout.jsp',
    '/login/#logout',
    '/login/#LogOut',
    '/login/%23logout',
    '/login/%2523logout',
    '/login/#%6cogout',
    '#logout',
  ])('is ignored if it is not a page: %j', (target) => {
    for (const actorType of ACTOR_TYPES) expect(where(actorType, '', { target })).toBe(where(actorType));
  });
});

/** Whether the address is on this site or one of the brand's other sites. */
const isOurs = (address: string): boolean => {
  const { origin } = new URL(address, ORIGIN);
  return [ORIGIN, new URL(SITES.shop).origin, new URL(SITES.senior).origin].includes(origin);
};

describe('signInRedirect with a hostile target', () => {
  it.each(HOSTILE_TARGETS.filter((target) => typeof target === 'string'))('ignores %j', (target) => {
    for (const actorType of ACTOR_TYPES) expect(where(actorType, '', { target })).toBe(where(actorType));
  });

  it('never leads to an unknown site', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ACTOR_TYPES),
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((tail) => `/${tail}`),
          fc.string().map((tail) => `${SITES.shop}${tail}`),
        ),
        fc.oneof(fc.string(), fc.webUrl()),
        (actorType, target, referrer) => {
          const destination = where(actorType, '', { target, referrer });
          expect(destination === 'stay' || isOurs(destination)).toBe(true);
        },
      ),
    );
  });
});
