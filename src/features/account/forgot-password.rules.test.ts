import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../lib/failure.ts';
import { proofOutcome, readPin, standInQuestion, stepOfAddress } from './forgot-password.rules.ts';

const QUESTIONS = ['one', 'two', 'three', 'four', 'five'].map((question) => ({ question }));

describe('the question of a name without one', () => {
  it('is one of the list, the same at each try and in capital letters', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const question = standInQuestion(QUESTIONS, name);
        expect(QUESTIONS).toContainEqual({ question });
        expect(standInQuestion(QUESTIONS, ` ${name.toUpperCase()} `)).toBe(question);
      }),
    );
  });

  it('differs from name to name, and is none where there is no list', () => {
    const names = Array.from({ length: 50 }, (_, at) => `member${at}`);
    expect(new Set(names.map((name) => standInQuestion(QUESTIONS, name))).size).toBe(QUESTIONS.length);
    expect(standInQuestion([], 'maria')).toBeNull();
  });
});

it.each([
  ['204816', '204816'],
  [' 204 816 ', '204816'],
  ['20481', null],
  ['2048160', null],
  ['20481a', null],
  ['', null],
])('the PIN %j is %j', (typed, pin) => {
  expect(readPin(typed)).toBe(pin);
});

it.each<[number | undefined, string | undefined, ReturnType<typeof proofOutcome>]>([
  [404, 'USER-NOT-ON-FILE', 'wrong'],
  [400, 'GEN-NOMATCH', 'wrong'],
  [429, 'IDENTITY-LIMIT', 'closed'],
  [400, 'BAD-REQUEST', 'failed'],
  [500, undefined, 'failed'],
  [undefined, undefined, 'failed'],
])('a refusal %s %s is %s', (status, code, outcome) => {
  const failure: Failure = {
    kind: 'rejected',
    reference: 'R',
    ...(status ? { status } : {}),
    ...(code ? { code } : {}),
  };
  expect(proofOutcome(failure)).toBe(outcome);
});

it.each([
  ['question', 'question'],
  ['pin', 'name'],
  ['sent', 'name'],
  ['', 'name'],
  ['main', null],
  ['logout', null],
])('the address #%s shows the step %s', (asked, step) => {
  expect(stepOfAddress(asked, ['name', 'question'])).toBe(step);
});
