import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutMobileMark } from './mobile-site.ts';
import { MOBILE_MARK } from './session-keys.ts';

const AT = 'https://northstar.example/login/';

const hasMobileMark = (href: string): boolean => new RegExp(MOBILE_MARK).test(href);

describe('the pattern MOBILE_MARK (000 §2)', () => {
  it.each([
    ['?mobile=true', true],
    ['?a=1&mobile=true#/wellness', true],
    ['#/claims/activitySummary?mobile=true', true],
    ['#/claims/activitySummary/mobile=true', true],
    ['#/claims/activitySummary/mobile=true/', true],
    ['#!/claims/activitySummary/mobile=true', true],
    ['#/claims/messageCenter/mobile=true&id=5', true],
    ['#/claims/messageCenter/id=5&mobile=true', true],
    ['#!/mobile=true', true],
    ['#!mobile=true', true],
    ['#mobile=true', true],
    ['', false],
    ['#/claims/activitySummary', false],
    ['#/claims/mobile=true/activitySummary', false],
    ['#/claims/activitySummary/automobile=true', false],
    ['#/claims/activitySummary/mobile=truest', false],
    ['#/claims/activitySummary/mobile=false', false],
  ])('matches "%s": %s', (requested, marked) => {
    expect(hasMobileMark(AT + requested)).toBe(marked);
  });

  it('matches a route if and only if it has the parameter mobile=true', () => {
    const word = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.array(word), fc.boolean(), fc.boolean(), (segments, bare, marked) => {
        const hash = `#/${['claims', ...segments].join('/')}${marked ? `${bare ? '/' : '?'}mobile=true` : ''}`;
        expect(hasMobileMark(AT + hash)).toBe(marked);
        const left = withoutMobileMark(AT + hash);
        expect(left).toBe(`${AT}#/${['claims', ...segments].join('/')}`);
      }),
    );
  });
});

describe('withoutMobileMark', () => {
  it.each([
    ['?mobile=true', ''],
    ['?mobile=true&stubs=true', '?stubs=true'],
    ['?stubs=true&mobile=true', '?stubs=true'],
    ['?a=1&mobile=true&b=2#/wellness', '?a=1&b=2#/wellness'],
    ['#/claims/activitySummary?mobile=true', '#/claims/activitySummary'],
    ['?mobile=true#/claims/messageCenter?mobile=true&id=5', '#/claims/messageCenter?id=5'],
    ['#/claims/activitySummary/mobile=true', '#/claims/activitySummary'],
    ['#/claims/messageCenter/mobile=true&id=5', '#/claims/messageCenter/id=5'],
    ['#/claims/messageCenter/id=5&mobile=true', '#/claims/messageCenter/id=5'],
    ['?mobile=true#/claims/activitySummary/mobile=true/', '#/claims/activitySummary'],
    ['?mobile=truest', '?mobile=truest'],
    ['?automobile=true', '?automobile=true'],
    ['#/finder', '#/finder'],
  ])('turns "%s" into "%s"', (requested, left) => {
    expect(withoutMobileMark(AT + requested)).toBe(AT + left);
  });

  it('keeps every parameter except mobile=true', () => {
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
