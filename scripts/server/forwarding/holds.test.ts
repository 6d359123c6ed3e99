import { expect, it } from 'vitest';
import { createHolds } from './holds.ts';

const LIMITS = { smallBytes: 2, mostSmall: 6, mostLarge: 10, mostStreams: 1 };

it('calls share the available memory, and releasing a call twice frees its memory only once', () => {
  const open = createHolds({ ...LIMITS, smallBytes: 0 });
  const [first, second] = [open(), open()];
  expect([first.take(6), second.take(5), second.take(4)]).toEqual([true, false, true]);
  first.release();
  first.release();
  expect([first.take(1), second.take(6), second.take(1)]).toEqual([false, true, false]);
});

it('large bodies do not use up the memory reserved for small bodies', () => {
  const open = createHolds(LIMITS);
  const [large, other, small] = [open(), open(), open()];
  expect([large.take(12), other.take(3), other.take(2), small.take(2)]).toEqual([true, false, true, true]);
});

it('small bodies use unreserved memory when the memory that is reserved for them is full', () => {
  const open = createHolds(LIMITS);
  expect([open(), open(), open(), open()].map((hold) => hold.take(2))).toEqual([true, true, true, true]);
});

it('streams are limited in number, and a released stream is available to another call', () => {
  const open = createHolds(LIMITS);
  const [first, second] = [open(), open()];
  expect([first.takeStream(), second.takeStream()]).toEqual([true, false]);
  first.release();
  expect([first.takeStream(), second.takeStream()]).toEqual([false, true]);
});
