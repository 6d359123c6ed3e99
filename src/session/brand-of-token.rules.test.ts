import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandOfToken } from './brand-of-token.rules.ts';

const brand = (code: string, dataDomainToken: number) => ({ code, dataDomainToken });
const BRANDS = [
  brand('minnesota', 14),
  brand('minnesota-direct', 14),
  brand('one', 1),
  brand('three', 3),
  brand('seven', 7),
  brand('main', 18),
  brand('main-two', 18),
  brand('dakota', 16),
  brand('wyoming', 17),
];
const MAIN = brand('main', 18);

describe('the brand of a token (000 §4)', () => {
  it.each([
    ['16', MAIN, 'dakota'],
    ['17', MAIN, 'wyoming'],
    ['1', MAIN, 'one'],
    ['3', MAIN, 'three'],
    ['7', MAIN, 'seven'],
    ['18', MAIN, 'main'],
    ['18', brand('main-two', 18), 'main-two'],
    ['18', brand('dakota', 16), null],
    ['14', MAIN, null],
    ['14', brand('minnesota-direct', 14), 'minnesota-direct'],
    ['99', MAIN, null],
    ['', MAIN, null],
    ['16 ', MAIN, null],
    [null, MAIN, null],
  ])('%j on a page of %j is %s', (token, host, code) => {
    expect(brandOfToken(token, host, BRANDS)).toBe(code);
  });

  it('never is another brand than the host’s where several have the token', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BRANDS), fc.constantFrom(...BRANDS), (host, asked) => {
        const code = brandOfToken(String(asked.dataDomainToken), host, BRANDS);
        const sharing = BRANDS.filter((one) => one.dataDomainToken === asked.dataDomainToken);
        if (sharing.length > 1) expect([host.code, null]).toContain(code);
        else expect(code).toBe(asked.code);
      }),
    );
  });
});
