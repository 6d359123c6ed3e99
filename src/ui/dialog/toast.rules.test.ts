import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toastToDrop, lifetimeOf, MAX_TOASTS, type Toast } from './toast.rules.ts';

const run = (): void => {};

describe('how long a toast stays', () => {
  test.each<[string, Toast, number]>([
    ['a few words', { text: 'Saved.' }, 6_000],
    ['a sentence', { text: 'x'.repeat(100) }, 10_000],
    ['a paragraph', { text: 'x'.repeat(900) }, 20_000],
    ['a problem', { text: 'Not saved.', kind: 'problem' }, Infinity],
    ['one with an action', { text: 'Deleted.', action: { label: 'Undo', run } }, Infinity],
    [
      'one whose action may pass',
      { text: 'Closed.', action: { label: 'Undo', run }, lifetime: 8_000 },
      8_000,
    ],
  ])('%s', (_name, toast, expected) => {
    expect(lifetimeOf(toast)).toBe(expected);
  });

  test('is never shorter if the text is longer', () => {
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

describe('the toast that is dropped', () => {
  const passing: Toast = { text: 'Saved.' };
  const staying: Toast = { text: 'Deleted.', action: { label: 'Undo', run } };
  test.each<[string, Toast[], number | null]>([
    ['four stand', [passing, passing, passing, passing], null],
    ['the oldest of five', [passing, passing, passing, passing, passing], 0],
    ['not one that waits for an answer', [staying, staying, passing, passing, passing], 2],
    ['the oldest where all wait', [staying, staying, staying, staying, staying], 0],
  ])('%s', (_name, toasts, expected) => {
    expect(toastToDrop(toasts)).toBe(expected);
  });

  test('waits for an answer only if all toasts do', () => {
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
