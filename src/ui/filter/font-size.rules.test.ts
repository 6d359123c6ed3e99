import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FONT_SIZE_BOOT, FONT_SIZES, fontSizeCookie, fontSizeOf } from './font-size.rules.ts';

/** The sizes that the inline script in the page head sets: at load, and after a return from the back/forward cache. */
function boot(cookie: string, later = cookie): [first: string | undefined, again: string | undefined] {
  const root = { dataset: {} as Record<string, string> };
  const page = { cookie };
  const listeners: (() => void)[] = [];
  const listen = (_name: string, listener: () => void) => listeners.push(listener);
  new Function('document', 'd', 'addEventListener', FONT_SIZE_BOOT)(page, root, listen);
  const first = root.dataset['fontSize'];
  page.cookie = later;
  for (const listener of listeners) listener();
  return [first, root.dataset['fontSize']];
}

const pair = (cookie: string): string => cookie.split('; ')[0] ?? '';

describe('the chosen font size', () => {
  test.each([
    ['', 'regular'],
    ['fontSize=large', 'large'],
    ['brand=x; fontSize=largest; authVersion=y', 'largest'],
    ['fontSize=regular', 'regular'],
    ['fontSize=huge', 'regular'],
    ['otherfontSize=large', 'regular'],
  ])('with the cookies "%s", is %s', (cookies, size) => {
    expect(fontSizeOf(cookies)).toBe(size);
  });

  test('is stored in a cookie for 365 days on the whole site (spec 000 §9)', () => {
    expect(fontSizeCookie('large')).toBe('fontSize=large; Path=/; Max-Age=31536000; SameSite=Lax');
  });

  test('is read from its cookie by the module and by the inline head script, even among other cookies', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/);
    const others = fc.array(fc.tuple(name, name), { maxLength: 4 });
    fc.assert(
      fc.property(others, others, fc.constantFrom(...FONT_SIZES), (before, after, size) => {
        const write = (pairs: [string, string][]) => pairs.map((each) => each.join('='));
        const cookies = [...write(before), pair(fontSizeCookie(size)), ...write(after)].join('; ');
        expect(fontSizeOf(cookies)).toBe(size);
        expect(boot(cookies)[0]).toBe(size);
      }),
    );
  });

  test('is not set by the inline script if the cookie is missing', () => {
    expect(boot('brand=x')).toEqual(['', '']);
  });

  test('is applied again when a page returns from the back/forward cache', () => {
    expect(boot('fontSize=large', 'fontSize=largest')).toEqual(['large', 'largest']);
  });
});
