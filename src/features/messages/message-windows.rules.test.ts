import { describe, expect, it } from 'vitest';
import { countedDays, countsAsUnread } from './message-windows.rules.ts';

describe('the days that a count covers (001 §7)', () => {
  it.each([
    ['summary', '2026-11-21', '2026-08-23'],
    ['badge', '2026-11-21', '2026-10-21'],
    ['badge', '2026-03-31', '2026-02-28'],
    ['badge', '2028-03-31', '2028-02-29'],
  ] as const)('for the %s count, if today is %s, start on %s and end today', (slot, today, from) => {
    expect(countedDays(slot, today)).toEqual({ from, to: today });
  });
});

const TODAY = '2026-11-21';

describe('countsAsUnread', () => {
  it('excludes special messages, read messages and dates outside the covered days', () => {
    const unread = { status: 'unread', isSpecial: false, date: '2026-10-21' } as const;
    expect(countsAsUnread(unread, TODAY)).toBe(true);
    expect(countsAsUnread({ ...unread, date: '2026-10-20' }, TODAY)).toBe(false);
    expect(countsAsUnread({ ...unread, isSpecial: true }, TODAY)).toBe(false);
    expect(countsAsUnread({ ...unread, status: 'read' }, TODAY)).toBe(false);
  });
});
