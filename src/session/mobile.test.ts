import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutMobileMark } from './mobile.ts';

const AT = 'https://northstar.example/login/';

describe('an address without mobile=true', () => {
  it.each([
    ['?mobile=true', ''],
    ['?mobile=true&stubs=true', '?stubs=true'],
    ['?stubs=true&mobile=true', '?stubs=true'],
    ['?a=1&mobile=true&b=2#/wellness', '?a=1&b=2#/wellness'],
    ['#/claims/activitySummary?mobile=true', '#/claims/activitySummary'],
    ['?mobile=true#/claims/messageCenter?mobile=true&id=5', '#/claims/messageCenter?id=5'],
    ['?mobile=truest', '?mobile=truest'],
    ['?automobile=true', '?automobile=true'],
    ['#/finder', '#/finder'],
  ])('%s: %s', (asked, left) => {
    expect(withoutMobileMark(AT + asked)).toBe(AT + left);
  });

  it('every other parameter stays', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word)), fc.nat(), (pairs, at) => {
        const others = pairs.filter(([name]) => name !== 'mobile').map((pair) => pair.join('='));
        const marked = others.toSpliced(at % (others.length + 1), 0, 'mobile=true');
        const left = withoutMobileMark(`${AT}?${marked.join('&')}`);
        expect(left).toBe(others.length > 0 ? `${AT}?${others.join('&')}` : AT);
      }),
    );
  });
});
