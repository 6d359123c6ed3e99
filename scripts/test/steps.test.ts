/** Tests which steps of `npm test` run in parallel. */
import { expect, test } from 'vitest';
import { inLanes, testSteps, type Part } from './steps.ts';

const namesOf = (part?: Part): string[][] =>
  inLanes(testSteps(false, part)).map((steps) => steps.map(({ name }) => name));

test('browser tests run after the build, in parallel with check, unit tests and types', () => {
  expect(namesOf()).toEqual([
    ['build', 'browser tests', 'budgets'],
    ['check', 'unit tests', 'types'],
  ]);
});

test('every step except check waits for the build', () => {
  const waiting = testSteps(false).filter(({ needs, after }) => [needs, after].includes('build'));
  expect(waiting.map(({ name }) => name).sort()).toEqual(['browser tests', 'budgets', 'types', 'unit tests']);
});

test('the long run is one sequence of steps that includes all journeys, and runs Lighthouse last', () => {
  const long = testSteps(true);
  expect(inLanes(long, true).map((steps) => steps.map(({ name }) => name))).toEqual([
    expect.arrayContaining(['unit tests', 'journeys in Firefox and WebKit', 'journeys through nginx']),
  ]);
  expect(namesOf().flat()).not.toContain('journeys through nginx'); // CI has no nginx
  expect(long.filter(({ isAlone }) => isAlone).map(({ name }) => name)).toEqual(['Lighthouse']);
});

test.each([
  ['check', [['check', 'types']]],
  ['unit', [['unit tests']]],
  ['browser', [['build', 'browser tests', 'budgets']]],
  ['browsers', [['build', 'journeys in Firefox and WebKit']]],
] as const)('the test part %s runs only its own steps, in sequence', (part, expected) => {
  expect(namesOf(part)).toEqual(expected);
});

test('CPU budgets exist for every step of npm test, but for no step of the long run', () => {
  expect(testSteps(false).filter(({ cpuSeconds }) => cpuSeconds === undefined)).toEqual([]);
  expect(testSteps(true).filter(({ cpuSeconds }) => cpuSeconds !== undefined)).toEqual([]);
});
