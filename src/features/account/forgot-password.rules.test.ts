import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '../../lib/failure.ts';
import { proofOutcome, readPin, placeholderQuestion, stepOfHash } from './forgot-password.rules.ts';

const QUESTIONS = ['one', 'two', 'three', 'four', 'five'].map((question) => ({ question }));

describe('the placeholder question of a name without one', () => {
  it('is in the list, and always the same for a name in any case', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const question = placeholderQuestion(QUESTIONS, name);
        expect(QUESTIONS).toContainEqual({ question });
        expect(placeholderQuestion(QUESTIONS, ` ${name.toUpperCase()} `)).toBe(question);
      }),
    );
  });

  it('differs between names, and is null without a list', () => {
    const names = Array.from({ length: 50 }, (_, at) => `member${at}`);
    expect(new Set(names.map((name) => placeholderQuestion(QUESTIONS, name))).size).toBe(QUESTIONS.length);
    expect(placeholderQuestion([], 'maria')).toBeNull();
  });
});

it.each([
  ['204816', '204816'],
  [' 204 816 ', '204816'],
  ['20481', null],
  ['2048160', null],
  ['20481a', null],
  ['', null],
])('reads the PIN %j as %j', (typed, pin) => {
  expect(readPin(typed)).toBe(pin);
});

it.each<[number | undefined, string | undefined, ReturnType<typeof proofOutcome>]>([
  [404, 'USER-NOT-ON-FILE', 'wrong'],
  [400, 'GEN-NOMATCH', 'wrong'],
  [429, 'IDENTITY-LIMIT', 'closed'],
  [400, 'BAD-REQUEST', 'failed'],
  [500, undefined, 'failed'],
  [undefined, undefined, 'failed'],
])('maps the failure %s %s to %s', (status, code, outcome) => {
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
])('the hash #%s shows the step %s', (hash, step) => {
  expect(stepOfHash(hash, ['name', 'question'])).toBe(step);
});
