import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readEntryParameters } from '../../lib/navigation/entry-parameters.rules.ts';
import {
  closedNotice,
  isInactivityFirst,
  isNear,
  isNoticeDue,
  LIMIT_NOTE,
  signInAddress,
} from './session-limit.rules.ts';

const MINUTE = 60_000;
const TEN = 10 * MINUTE;
const TWO = 2 * MINUTE;

describe('isNoticeDue', () => {
  it.each([
    ['12 hours before the end', 720 * MINUTE, null, false],
    ['just before the first notice', TEN + 1, null, false],
    ['ten minutes before the end', TEN, null, true],
    ['after the first notice was closed', TEN - 1, TEN, false],
    ['two minutes before the end, after the first notice was closed', TWO, TEN, true],
    ['two minutes before the end, without a first notice', TWO, null, true],
    ['after the second notice was closed', TWO - 1, TWO, false],
    ['at the end of the session', 0, null, false],
    ['if the end is not known', Infinity, null, false],
  ])('in the case "%s" (%s ms left, last closed notice %j), returns %s', (_, left, closed, due) => {
    expect(isNoticeDue(left, closed)).toBe(due);
  });

  it('returns true at most twice per session if the user closes each notice, no matter when it is called', () => {
    const times = fc.uniqueArray(fc.integer({ min: 1, max: 12 * MINUTE }));
    fc.assert(
      fc.property(times, (lefts) => {
        let closed: number | null = null;
        let shown = 0;
        for (const left of lefts.toSorted((a, b) => b - a)) {
          if (!isNoticeDue(left, closed)) continue;
          expect(isNear(left)).toBe(true);
          shown += 1;
          closed = closedNotice(left);
        }
        expect(shown).toBeLessThanOrEqual(2);
        expect(shown > 0).toBe(lefts.some(isNear));
      }),
    );
  });
});

it.each([
  ['if the session ends later', { phase: 'warning', secondsLeft: 60 }, 60_001, true],
  ['if the session’s end is not known', { phase: 'warning', secondsLeft: 60 }, Infinity, true],
  ['if the session ends first', { phase: 'warning', secondsLeft: 60 }, 60_000, false],
  ['if the user is active', { phase: 'active' }, Infinity, false],
] as const)('%s (phase %j, %s ms left), isInactivityFirst() returns %s', (_, idle, left, warned) => {
  expect(isInactivityFirst(idle, left)).toBe(warned);
});

describe('signInAddress', () => {
  const from = (address: string) => new URL(address, 'https://site.example');

  it.each([
    ['/login/#/claims/claimsAndPayments', '/login/#/claims/claimsAndPayments'],
    ['/es/login/#/claims/healthPlans', '/es/login/#/claims/healthPlans'],
    ['/login/', '/login/'],
    ['/faqs/', '/faqs/'],
    ['/producer/', '/producer/'],
  ])('for the page %s, makes the sign-in page return to %s', (address, target) => {
    const to = from(signInAddress(from(address), LIMIT_NOTE));
    expect([to.pathname, to.hash]).toEqual(['/login/', `#${LIMIT_NOTE}`]);
    expect(readEntryParameters(to.search).target).toBe(target);
  });

  it.each([
    '/login/#/messageCenter?id=M-17',
    '/login/#/messageCenter/id=M-17',
    '/login/?loginId=maria#/messageCenter',
    '/login/#/messageCenter?id=M-17&a=b/c',
  ])('leaves out the parameters of %s', (address) => {
    const { search } = from(signInAddress(from(address), ''));
    expect(readEntryParameters(search).target).toBe('/login/#/messageCenter');
  });

  it('differs from the current address in more than the hash, so that the page loads', () => {
    const first = from(signInAddress(from('/login/'), LIMIT_NOTE));
    const again = from(signInAddress(first, LIMIT_NOTE));
    expect(again.pathname + again.search).not.toBe(first.pathname + first.search);
  });
});
