import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionOf, fallbackOf, seekStep, showTime } from './player.rules.ts';

describe('the time of a video', () => {
  it.each([
    [0, '0:00'],
    [7.9, '0:07'],
    [60, '1:00'],
    [750, '12:30'],
    [3723, '1:02:03'],
    [NaN, '0:00'],
    [Infinity, '0:00'],
    [-1, '0:00'],
  ])('of %s seconds is shown as %s', (seconds, shown) => expect(showTime(seconds)).toBe(shown));

  it('is exact to the second for a video of any length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seconds) => {
        const parts = showTime(seconds).split(':').map(Number);
        expect(parts.reduce((sum, part) => sum * 60 + part, 0)).toBe(seconds);
      }),
    );
  });

  it.each([
    [NaN, 1],
    [36, 1],
    [600, 6],
  ])(
    'changes with an arrow key by a hundredth of the length, but at least one second (length %s, step %s)',
    (total, step) => expect(seekStep(Number.isNaN(total) ? 0 : total)).toBe(step),
  );
});

const pressed = (key: string, held = {}) =>
  actionOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

it('actionOf returns an action for each shortcut letter, but null while Ctrl or Command is held', () => {
  expect(['k', 'M', 'c', 'F', 'x', 'Enter'].map((key) => pressed(key))).toEqual([
    'play',
    'mute',
    'captions',
    'fullscreen',
    null,
    null,
  ]);
  expect(pressed('f', { ctrlKey: true })).toBeNull();
  expect(pressed('c', { metaKey: true })).toBeNull();
});

it.each([
  ['/a.webm', '/a.webp', 'poster'],
  ['/a.webm', null, 'download'],
  [null, '/a.webp', 'nothing'],
  [null, null, 'nothing'],
])(
  'a video with the source %s and the poster %s shows this fallback if it cannot play: %s',
  (src, poster, fallback) => expect(fallbackOf({ src, poster })).toBe(fallback),
);
