/** Which steps of `npm test` run side by side. */
import { expect, test } from 'vitest';
import { inLanes, testSteps, type Part } from './steps.ts';

const namesOf = (part?: Part): string[][] =>
  inLanes(testSteps(false, part)).map((steps) => steps.map(({ name }) => name));

test('browser tests follow the build, beside check, unit tests and types', () => {
  expect(namesOf()).toEqual([
    ['build', 'browser tests', 'journeys in Firefox'],
    ['check', 'unit tests', 'types'],
  ]);
});

test('what copies or writes files of the build waits for it', () => {
  const waiting = testSteps(false).filter(({ needs, after }) => [needs, after].includes('build'));
  expect(waiting.map(({ name }) => name).sort()).toEqual([
    'browser tests',
    'journeys in Firefox',
    'types',
    'unit tests',
  ]);
});

test.each([
  ['check', [['check', 'types']]],
  ['unit', [['unit tests']]],
  ['browser', [['build', 'browser tests', 'journeys in Firefox']]],
  ['browsers', [['build', 'journeys in Firefox and WebKit']]],
] as const)('a part alone has one lane: %s', (part, expected) => {
  expect(namesOf(part)).toEqual(expected);
});
