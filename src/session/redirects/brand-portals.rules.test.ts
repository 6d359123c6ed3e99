import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { portalAddress, parsePortals } from './brand-portals.rules.ts';

const PORTALS = { one: 'one.example', two: 'two.plan.example' };
const at = (hostname: string, port = '', protocol = 'https:') => ({ protocol, hostname, port });

describe('portalAddress', () => {
  it.each([
    ['one', at('two.plan.example'), 'https://one.example/login/'],
    ['TWO', at('one.example'), 'https://two.plan.example/login/'],
    ['two', at('qa.one.example'), 'https://qa.two.plan.example/login/'],
    ['two', at('www.test2.one.example'), 'https://www.test2.two.plan.example/login/'],
    ['two', at('one.localhost', '4321', 'http:'), 'http://two.localhost:4321/login/'],
    ['three', at('one.example'), null],
    ['constructor', at('one.example'), null],
    ['', at('one.example'), null],
    [undefined, at('one.example'), null],
  ])('for brand %j, on a page at %j, returns %j', (code, page, address) => {
    expect(portalAddress(code, PORTALS, page)).toBe(address);
  });

  it.each([
    [PORTALS, PORTALS],
    [{ one: 'one.example', evil: 'evil.example/@', odd: 3, spaced: 'a b.example' }, { one: 'one.example' }],
    [null, {}],
    ['one', {}],
  ])('gets a map without invalid entries from parsePortals(): %j becomes %j', (file, portals) => {
    expect(parsePortals(file)).toEqual(portals);
  });

  it("returns only the address of the brand's host in the map, or null if the map lacks the brand", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom('one', 'Two', 'TWO'), fc.anything()), (code) => {
        const hosts = new Map<unknown, string>(Object.entries(PORTALS));
        const host = hosts.get(typeof code === 'string' ? code.toLowerCase() : code);
        const address = portalAddress(code, PORTALS, at('one.example'));
        expect(address).toBe(host === undefined ? null : `https://${host}/login/`);
      }),
    );
  });
});
