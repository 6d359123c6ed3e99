import { expect, it } from 'vitest';
import type { Failure } from '../../../lib/remote/failure.ts';
import { proofOutcome, readPin, stepOfHash } from './forgot-password.rules.ts';

it.each([
  ['204816', '204816'],
  [' 204 816 ', '204816'],
  ['20481', null],
  ['2048160', null],
  ['20481a', null],
  ['', null],
])('readPin reads %j as %j', (typed, pin) => {
  expect(readPin(typed)).toBe(pin);
});

it.each<[number | undefined, string | undefined, ReturnType<typeof proofOutcome>]>([
  [400, 'GEN-NOMATCH', 'wrong'],
  [429, 'IDENTITY-LIMIT', 'closed'],
  [400, 'BAD-REQUEST', 'failed'],
  [500, undefined, 'failed'],
  [undefined, undefined, 'failed'],
])('proofOutcome maps the status %s with the code %s to %s', (status, code, outcome) => {
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
])(
  'stepOfHash maps the hash #%s to the step %s if the steps "name" and "question" were reached',
  (hash, step) => {
    expect(stepOfHash(hash, ['name', 'question'])).toBe(step);
  },
);
