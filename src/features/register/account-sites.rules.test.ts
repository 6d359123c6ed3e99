import { describe, expect, it } from 'vitest';
import { brands } from '../../brand/brand-groups.fixture.ts';
import { siteOf } from '../../session/redirects/sign-in-redirect.rules.ts';
import { accountHost, accountSites } from './account-sites.rules.ts';
import type { RegistrationType } from './registration-types.rules.ts';

const SITES = {
  shop: { everywhere: 'https://shop.example/' },
  senior: { prod: 'https://senior.example/plans/' },
  producer: { everywhere: '/producer/' },
};
const HERE = { everywhere: '/' };
const ALL = ['VU65', 'VMED', 'MU65', 'MMED', 'MREG'] as const;

describe('the site on which an account is used', () => {
  it.each([
    [ALL, SITES, ['members here', 'visitors shop.example', 'medicare senior.example']],
    [ALL, { ...SITES, shop: HERE }, ['members here', 'visitors here', 'medicare senior.example']],
    [ALL, { ...SITES, shop: HERE, senior: HERE }, ['everyone here']],
    [ALL, { ...SITES, senior: {} }, ['members here', 'visitors shop.example', 'medicare here']],
    [['MREG'], SITES, ['everyone here']],
    [['VU65'], SITES, ['visitors shop.example']],
  ] as const)(
    'for the registration types %j and the sites %j, is listed as %j',
    (offered, sites, expected) => {
      expect(accountSites(offered, sites).map(({ who, host }) => `${who} ${host ?? 'here'}`)).toEqual(
        expected,
      );
    },
  );

  it('is the site that the redirect after sign-in leads to', () => {
    const hosts = accountSites(['VU65', 'VMED'], SITES).map(({ host }) => host);
    const redirects = ['', 'MEDICARE'].map((market) => SITES[siteOf('PROS', market)]);
    expect(redirects.map((site) => new URL(Object.values(site)[0] ?? '').host)).toEqual(hosts);
  });

  it('is taken from the row for the person’s registration type', () => {
    for (const { registrationTypes, sites } of brands) {
      const rows = accountSites(registrationTypes, sites);
      const hostOf = (type: RegistrationType) => accountHost(type, rows);
      const named = rows.flatMap(({ host }) => (host === null ? [] : [host]));
      const used = registrationTypes.map(hostOf).filter((host) => host !== null);
      expect(used).toEqual(named);
      for (const type of ['MU65', 'MMED', 'MREG'] as const) expect(hostOf(type)).toBe(null);
    }
  });

  it('is listed for visitors under 65 if and only if the brand lets them register', () => {
    for (const { code, registrationTypes, sites } of brands) {
      const who = accountSites(registrationTypes, sites).map((row) => row.who);
      expect([code, who.includes('visitors')]).toEqual([code, registrationTypes.includes('VU65')]);
    }
  });
});
