import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleCookies, writtenCookie } from './own-session.ts';

describe('the cookies of a canned session', () => {
  it('have names with a suffix, and the page does not see session cookies without this suffix', () => {
    const written = writtenCookie('CommerceActivityToken=1; Path=/; SameSite=Lax');
    expect(written).toBe('CommerceActivityToken.stubs=1; Path=/; SameSite=Lax');
    const jar = 'CommerceActivityToken=9; CommerceActivityToken.stubs=1; ObSSOCookie=secret; odd';
    expect(visibleCookies(jar)).toBe('CommerceActivityToken=1');
    // The script in the page head looks for this text to detect a session (layouts/page/boot.ts).
    expect(visibleCookies(jar).includes('CommerceActivityToken=')).toBe(true);
    expect('CommerceActivityToken.stubs=1'.includes('CommerceActivityToken=')).toBe(false);
  });

  it('do not include the preference cookies, which canned and real sessions share', () => {
    for (const cookie of ['language=es; Path=/', 'fontSize=large; Max-Age=9', 'mobile=true'])
      expect(writtenCookie(cookie)).toBe(cookie);
    expect(visibleCookies('language=es; brand=MINCR; fontSize=large; mobile=true')).toBe(
      'language=es; fontSize=large; mobile=true',
    );
  });

  it('are read with the names and values that the page wrote', () => {
    const name = fc.stringMatching(/^[A-Za-z][\w-]{0,20}$/);
    fc.assert(
      fc.property(name, fc.stringMatching(/^[\w=%.-]*$/), (key, value) => {
        const [stored = ''] = writtenCookie(`${key}=${value}; Path=/`).split('; ');
        expect(visibleCookies(`other=1; ${stored}`)).toBe(`${key}=${value}`);
      }),
    );
  });
});
