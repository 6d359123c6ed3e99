import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toastToDrop, lifetimeOf, MAX_TOASTS, type Toast } from './toast.rules.ts';

const run = (): void => {};

describe('lifetimeOf', () => {
  test.each<[string, Toast, number]>([
    ['returns 6 seconds for a few words', { text: 'Saved.' }, 6_000],
    ['returns 10 seconds for 100 characters', { text: 'x'.repeat(100) }, 10_000],
    ['returns 20 seconds for 900 characters', { text: 'x'.repeat(900) }, 20_000],
    ['returns Infinity for a problem', { text: 'Not saved.', kind: 'problem' }, Infinity],
    [
      'returns Infinity for a toast with an action',
      { text: 'Deleted.', action: { label: 'Undo', run } },
      Infinity,
    ],
    [
      'returns the lifetime that a toast sets, even if the toast has an action',
      { text: 'Closed.', action: { label: 'Undo', run }, lifetime: 8_000 },
      8_000,
    ],
  ])('%s', (_name, toast, expected) => {
    expect(lifetimeOf(toast)).toBe(expected);
  });

  test('returns no less time for a longer text than for a shorter text', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.nat(2_000), (a, b) => {
        const [short, long] = [Math.min(a, b), Math.max(a, b)];
        expect(lifetimeOf({ text: 'x'.repeat(long) })).toBeGreaterThanOrEqual(
          lifetimeOf({ text: 'x'.repeat(short) }),
        );
      }),
    );
  });
});

describe('toastToDrop', () => {
  const passing: Toast = { text: 'Saved.' };
  const staying: Toast = { text: 'Deleted.', action: { label: 'Undo', run } };
  test.each<[string, Toast[], number | null]>([
    ['drops none of four toasts', [passing, passing, passing, passing], null],
    ['drops the oldest of five toasts that expire', [passing, passing, passing, passing, passing], 0],
    [
      'drops the oldest toast that expires, and keeps toasts that stay until closed',
      [staying, staying, passing, passing, passing],
      2,
    ],
    [
      'drops the oldest toast if all five stay until closed',
      [staying, staying, staying, staying, staying],
      0,
    ],
  ])('%s', (_name, toasts, expected) => {
    expect(toastToDrop(toasts)).toBe(expected);
  });

  test('with more than MAX_TOASTS toasts, drops a toast that expires, or the oldest toast if none expires', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(passing, staying), { maxLength: 9 }), (toasts) => {
        const index = toastToDrop(toasts);
        if (toasts.length <= MAX_TOASTS) expect(index).toBeNull();
        else if (toasts.includes(passing)) expect(toasts[index ?? -1]).toBe(passing);
        else expect(index).toBe(0);
      }),
    );
  });
});
