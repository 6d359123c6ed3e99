import { expect, it } from 'vitest';
import { typedShare } from './what-if-fields.rules.ts';

it.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['20', 20],
  ['12.5 %', 12.5],
  ['100%', 100],
  ['101', undefined],
  ['-5', undefined],
  ['a fifth', undefined],
])('typedShare reads %j as %s', (typed, share) => expect(typedShare(typed)).toBe(share));
