import { describe, expect, it } from 'vitest';
import { claimWith } from '../../../features/claims/claims.fixture.ts';
import { lineOfEnding } from './coverage-ends.format.ts';
import type { Ending } from './coverage-ends.rules.ts';
import type { ActionItem } from './action-items.rules.ts';
import { itemText } from './action-items.format.ts';

const TODAY = '2026-11-23';
const appeal = (daysLeft: number | null, deadline: string | null): ActionItem => ({
  kind: 'appeal',
  claim: claimWith({ status: 'denied', serviceDate: '2026-11-03' }),
  deadline,
  daysLeft,
});

describe('itemText', () => {
  it.each([
    [appeal(21, '2026-12-14'), 'Denied claim from Nov 3: 21 days left to appeal'],
    [appeal(1, '2026-11-24'), 'Denied claim from Nov 3: 1 day left to appeal'],
    [appeal(0, TODAY), 'Denied claim from Nov 3: today is the last day to appeal'],
    [appeal(null, null), 'Denied claim from Nov 3: check your denial notice for the last day to appeal'],
    [
      { kind: 'payment', key: '7', amount: 300, claim: null },
      'We don’t know yet whether your payment of $3.00 went through',
    ],
  ] satisfies [ActionItem, string][])('formats %o as "%s"', (item, text) => {
    expect(itemText(item, TODAY).replaceAll('\u00a0', ' ')).toBe(text);
  });
});

describe('lineOfEnding', () => {
  it.each([
    [{}, 'Your coverage ends on Dec 1, in 8 days'],
    [{ lines: ['medical', 'drug'] }, 'Your medical and drug coverage ends on Dec 1, in 8 days'],
    [{ person: 'Leo', end: '2026-11-24', daysLeft: 1 }, 'Leo’s coverage ends on Nov 24, in 1 day'],
    [{ daysLeft: 0, end: TODAY }, 'Your coverage ends today, Nov 23'],
    [{ daysLeft: -22, end: '2026-11-01' }, 'Your coverage ended on Nov 1'],
  ] satisfies [Partial<Ending>, string][])('formats an Ending with %o as "%s"', (changes, text) => {
    const ending = { person: null, lines: null, end: '2026-12-01', daysLeft: 8, ...changes };
    expect(lineOfEnding(ending, TODAY).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
