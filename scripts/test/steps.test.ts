/** Which steps of `npm test` run side by side. */
import { expect, test } from 'vitest';
import { inLanes, testSteps, type Part } from './steps.ts';

const namesOf = (part?: Part): string[][][] =>
  inLanes(testSteps(false, part)).map((lanes) => lanes.map((steps) => steps.map(({ name }) => name)));

test('the build comes first, then browser tests beside unit tests and check', () => {
  expect(namesOf()).toEqual([
    [['build']],
    [
      ['browser tests', 'journeys in Firefox'],
      ['unit tests', 'check'],
    ],
  ]);
});

test.each([
  ['unit', [[[]], [['unit tests']]]],
  ['browser', [[['build']], [['browser tests', 'journeys in Firefox']]]],
  ['browsers', [[['build']], [['journeys in Firefox and WebKit']]]],
] as const)('a part alone has one lane: %s', (part, expected) => {
  expect(namesOf(part)).toEqual(expected);
});
