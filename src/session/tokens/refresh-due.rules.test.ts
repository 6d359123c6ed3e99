import { expect, it } from 'vitest';
import { isRefreshDue } from './refresh-due.rules.ts';

it.each([
  [59_999, true],
  [60_000, true],
  [60_001, false],
])('%i ms before a token expires, returns %s from isRefreshDue()', (left, due) => {
  expect(isRefreshDue({ access: 'a', refresh: 'r', endsAt: 1_000_000 }, 1_000_000 - left)).toBe(due);
  expect(isRefreshDue({ access: 'a', refresh: null, endsAt: 1_000_000 }, 1_000_000 - left)).toBe(false);
});
