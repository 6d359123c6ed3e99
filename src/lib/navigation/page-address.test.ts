import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addressIn, pageAddress, withoutLanguage } from './page-address.ts';

describe('an address', () => {
  it.each([
    ['/', '/es/'],
    ['/about/', '/es/about/'],
    ['/login/#/finder', '/es/login/#/finder'],
    ['/login/?loginId=maria', '/es/login/?loginId=maria'],
    ['/mbr/#!/landing', '/es/mbr/#!/landing'],
    ['/essays/', '/es/essays/'],
    ['/#logout', '/es/#logout'],
  ])('is %s in English and %s in Spanish', (english, spanish) => {
    expect(addressIn('es', english)).toBe(spanish);
    expect(addressIn('en', spanish)).toBe(english);
    expect(addressIn('es', spanish)).toBe(spanish);
    expect(addressIn('en', english)).toBe(english);
  });

  it.each([
    '#logout',
    '#/claims',
    '',
    'https://shop.example/',
    '//shop.example/',
    'tel:+18005550110',
    '/favicon.svg',
    '/rbsmbl/x-services/keepAlive',
    '/chmptl/chm/jsp/member.do?tab=0',
    '/sxesvc/chat/window?next=/about/',
  ])('is the same in both languages if it does not lead to a page of this site: %j', (address) => {
    expect([addressIn('es', address), addressIn('en', address)]).toEqual([address, address]);
  });

  it.each([
    ['/es/login/', '/login/'],
    ['/es/', '/'],
    ['/es', '/'],
    ['/es?a=1', '?a=1'],
    ['/essays/', '/essays/'],
    ['/login/', '/login/'],
  ])('can be converted to English: %s becomes %s', (address, plain) => {
    expect(withoutLanguage(address)).toBe(plain);
  });

  it('is unchanged after a switch to Spanish and back to English', () => {
    const name = fc.string({ unit: fc.constantFrom(...'abes-'), minLength: 1, maxLength: 6 });
    const rest = fc.constantFrom('', '#/claims', '?a=b', '?a=b#/c');
    fc.assert(
      fc.property(fc.array(name, { maxLength: 3 }), rest, (names, end) => {
        fc.pre(names[0] !== 'es');
        const address = `/${names.map((segment) => `${segment}/`).join('')}${end}`;
        expect(addressIn('en', addressIn('es', address))).toBe(address);
        expect(withoutLanguage(addressIn('es', address))).toBe(address);
      }),
    );
  });

  it.each([
    ['en', '/login/'],
    ['es', '/es/login/'],
  ])('depends on the language of the current page: on a page in %s it is %s', (lang, address) => {
    vi.stubGlobal('document', { documentElement: { lang, dataset: {} } });
    expect(pageAddress('/login/')).toBe(address);
  });
});
