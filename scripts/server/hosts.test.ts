import { describe, expect, it } from 'vitest';
import type { SiteEntry } from '../../src/renderer/publish/site-index.ts';
import { HOSTILE_TARGETS } from '../../src/lib/navigation/hostile-targets.fixture.ts';
import { brandOfAddress, forwardedSite, hostMeaning, localAddress, siteNames, testHosts } from './hosts.ts';

const site: SiteEntry = {
  code: 'mincr',
  name: 'North Star',
  number: 6010,
  domain: 'northstar.example',
  state: 'MN',
  family: 'northern',
  logo: '<svg/>',
  colors: {},
  capabilities: [],
};

describe('hostMeaning()', () => {
  it.each([
    'northstar.example',
    'WWW.northstar.example:4321',
    'mincr.localhost:4321',
    'qa.northstar.example',
    'www.test2.northstar.example',
    'dev.mincr.localhost',
    'www.mincr.localhost',
  ])('finds the brand for the host %s', (host) => {
    expect(hostMeaning(host, [site])).toEqual({ kind: 'brand', domain: 'northstar.example' });
  });

  it.each(['localhost:4321', '127.0.0.1', '[::1]:80'])('finds the directory for the host %s', (host) => {
    expect(hostMeaning(host, [site]).kind).toBe('directory');
  });

  it.each(['other.example', 'prod.northstar.example', 'qa.example', 'dev.localhost'])(
    'finds no brand for the host %s',
    (host) => {
      expect(hostMeaning(host, [site]).kind).toBe('unknown');
    },
  );
});

it.each([
  ...['northstar.example', 'www.northstar.example', 'mincr.localhost', 'www.mincr.localhost'],
  ...[
    'qa.northstar.example',
    'www.test2.northstar.example',
    'dev.mincr.localhost',
    'qa3.www.northstar.example',
  ],
  ...['northstarXexample', 'qa.example', 'qaa.northstar.example', 'x.qa.northstar.example', 'localhost'],
])('siteNames() and testHosts() match %s if and only if hostMeaning() finds the brand', (host) => {
  const isNamed = siteNames(site).includes(host) || new RegExp(testHosts(site)).test(host);
  expect(isNamed).toBe(hostMeaning(host, [site]).kind === 'brand');
});

describe('forwardedSite()', () => {
  it.each([
    ['northstar.example', 'northstar.example', null],
    ['WWW.NorthStar.example', 'www.northstar.example', null],
    ['qa.northstar.example', 'qa.northstar.example', 'qa'],
    ['www.test2.northstar.example:4321', 'www.test2.northstar.example', 'test'],
    ['Dev.northstar.example', 'dev.northstar.example', 'dev'],
    ['mincr.localhost:4321', 'northstar.example', null],
    ['www.mincr.localhost', 'www.northstar.example', null],
    ['qa.mincr.localhost', 'northstar.example', null],
  ])('for %s: returns the host %s and the test backend %s', (visited, host, testBackend) => {
    expect(forwardedSite(visited, 'northstar.example')).toEqual({ host, testBackend });
  });
});

describe('a link to another site on this machine', () => {
  it.each([
    ['northstar.example.localhost:4321', { kind: 'brand-domain', code: 'mincr' }],
    ['Pay.Ledgerway.example.localhost', { kind: 'invented', host: 'pay.ledgerway.example' }],
    ['northstar.example.localhost.evil.example', { kind: 'unknown' }],
  ])('with the host %s leads to %j', (host, meaning) => {
    expect(hostMeaning(host, [site])).toEqual(meaning);
  });

  it('keeps its path and query when it is redirected to the brand’s local host', () => {
    const url = { protocol: 'http:', port: '4321', pathname: '/plans/', search: '?a=1' };
    expect(localAddress('mincr', url)).toBe('http://mincr.localhost:4321/plans/?a=1');
  });

  it('is not redirected if its path would lead to a host outside this machine', () => {
    const url = { protocol: 'http:', port: '4321', pathname: '//evil.example/', search: '' };
    expect(localAddress('mincr', url)).toBeNull();
  });
});

describe('the defBrand parameter on the bare host (000 §2)', () => {
  const to = (address: string) => brandOfAddress(new URL(address, 'http://localhost:4321'), [site]);

  it.each([
    ['/?defBrand=mincr', 'http://mincr.localhost:4321/'],
    ['/login/?a=1&defBrand=MINCR&mobile=true', 'http://mincr.localhost:4321/login/?a=1&mobile=true'],
    ['http://localhost:4321//evil.example/?defBrand=mincr', null],
    ['/%5cevil.example?defBrand=mincr', null],
    ['/%2Fevil.example/?defBrand=mincr', null],
    ['/?defBrand=nosuch', null],
    ['/?defBrand=', null],
    ['/', null],
  ])('redirects %s to %s', (address, location) => {
    expect(to(address)).toBe(location);
  });

  it('causes no redirect if its value is hostile', () => {
    for (const value of HOSTILE_TARGETS)
      expect(
        to(`/?${new URLSearchParams({ defBrand: String(value) }).toString()}`),
        String(value),
      ).toBeNull();
  });
});
