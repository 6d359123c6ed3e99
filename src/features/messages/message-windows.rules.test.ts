import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../lib/date/date.ts';
import { countedDays, countsAsUnread } from './message-windows.rules.ts';

describe('the days that a count covers (001 §7)', () => {
  it.each([
    ['summary', '2026-11-21', '2026-08-23'],
    ['badge', '2026-11-21', '2026-10-21'],
    ['badge', '2026-03-31', '2026-02-28'],
    ['badge', '2028-03-31', '2028-02-29'],
  ] as const)('for the %s on %s begin on %s', (slot, today, from) => {
    expect(countedDays(slot, today)).toEqual({ from, to: today });
  });
});

const TODAY = '2026-11-21';

const messages = fc.array(
  fc.record({
    status: fc.constantFrom('unread' as const, 'read' as const, 'deleted' as const),
    isSpecial: fc.boolean(),
    date: fc.integer({ min: -120, max: 2 }).map((days) => addDays(TODAY, days)),
  }),
);

describe('countsAsUnread', () => {
  it('excludes special messages, read messages and dates outside the covered days', () => {
    const unread = { status: 'unread', isSpecial: false, date: '2026-10-21' } as const;
    expect(countsAsUnread(unread, 'badge', TODAY)).toBe(true);
    expect(countsAsUnread({ ...unread, date: '2026-10-20' }, 'badge', TODAY)).toBe(false);
    expect(countsAsUnread({ ...unread, isSpecial: true }, 'badge', TODAY)).toBe(false);
    expect(countsAsUnread({ ...unread, status: 'read' }, 'badge', TODAY)).toBe(false);
  });

  it('never counts more messages for the badge than for the summary', () => {
    fc.assert(
      fc.property(messages, (list) => {
        const count = (slot: 'summary' | 'badge') =>
          list.filter((message) => countsAsUnread(message, slot, TODAY)).length;
        expect(count('badge')).toBeLessThanOrEqual(count('summary'));
      }),
    );
  });
});
