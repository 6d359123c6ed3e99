import { describe, expect, it } from 'vitest';
import { addressOn, reachableAddress, type SiteAddress } from './site-address.rules.ts';

const BRAND: SiteAddress = { everywhere: 'https://shop.example/plans/' };
const PARTNER: SiteAddress = { prod: 'https://pay.example/', qa: 'https://pay.test.example/' };
const REAL: SiteAddress = { prod: 'https://pay.bank.com/' };

describe('addressOn', () => {
  it.each([
    [BRAND, 'northstar.example', 'https://shop.example/plans/'],
    [BRAND, 'www.northstar.example', 'https://shop.example/plans/'],
    [BRAND, 'qa.northstar.example', 'https://qa.shop.example/plans/'],
    [BRAND, 'www.test2.northstar.example', 'https://www.test2.shop.example/plans/'],
    [BRAND, 'mincr.localhost', 'https://shop.example/plans/'],
    [BRAND, 'qa.mincr.localhost', 'https://shop.example/plans/'],
    [{ everywhere: '/producer/' }, 'qa.northstar.example', '/producer/'],
    [PARTNER, 'northstar.example', 'https://pay.example/'],
    [PARTNER, 'qa.northstar.example', 'https://pay.test.example/'],
    [PARTNER, 'dev3.northstar.example', null],
    [PARTNER, 'mincr.localhost', 'https://pay.example/'],
    [REAL, 'mincr.localhost', null],
    [{ ...REAL, local: 'https://pay.example/' }, 'mincr.localhost', 'https://pay.example/'],
    [{}, 'northstar.example', null],
  ])('for the site %j on the host %s, returns %s', (site, host, address) => {
    expect(addressOn(site, host)).toBe(address);
  });
});

describe('reachableAddress', () => {
  const local = { protocol: 'http:', hostname: 'mincr.localhost', port: '4321' };

  it.each([
    ['https://pay.example/a?b=1#c', local, 'http://pay.example.localhost:4321/a?b=1#c'],
    ['https://pay.example/', { ...local, protocol: 'https:', port: '' }, 'https://pay.example.localhost/'],
    ['https://pay.example/', { ...local, hostname: 'northstar.example' }, 'https://pay.example/'],
    ['https://pay.example/', { ...local, hostname: 'qa.northstar.example' }, 'https://pay.example/'],
    ['https://pay.bank.com/', local, 'https://pay.bank.com/'],
    ['https://pay.example.com/', local, 'https://pay.example.com/'],
    ['/about/', local, '/about/'],
    ['#/finder', local, '#/finder'],
  ])('maps %s, on the page host %j, to %s', (address, page, opened) => {
    expect(reachableAddress(address, page)).toBe(opened);
  });
});
