import { expect, it } from 'vitest';
import { brands } from './brand-groups.fixture.ts';
import { knownSites } from './known-sites.ts';

const [brand] = brands;
if (!brand) throw new Error('no brands');

it('known sites include the host of a sign-out chain (000 §4)', () => {
  const chain = 'https://sso.example/chain?from=portal';
  expect(knownSites({ ...brand, logoutTarget: chain })).toContain('https://sso.example');
  expect(knownSites({ ...brand, logoutTarget: '/logout/' })).not.toContain('https://sso.example');
});

it.each(['http://sso.example/chain', '//sso.example/chain', 'javascript:alert(1)'])(
  'the invalid sign-out chain %s adds nothing to the known sites',
  (chain) => {
    const ownSites = knownSites({ ...brand, logoutTarget: '/logout/' });
    expect(knownSites({ ...brand, logoutTarget: chain })).toEqual(ownSites);
  },
);

it('an address that is used in all environments is a path or leads to the host of a brand', () => {
  const domains = brands.map(({ domain }) => domain);
  for (const { code, sites } of brands)
    for (const { everywhere = '/' } of Object.values(sites))
      expect([code, everywhere]).toEqual([
        code,
        everywhere.startsWith('/') || domains.includes(new URL(everywhere).hostname)
          ? everywhere
          : 'an address in each environment',
      ]);
});
