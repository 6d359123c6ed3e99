import { describe, expect, it } from 'vitest';
import { accumulationWith, individualWith } from '../progress.fixture.ts';
import { peopleOfPlan, typedShare } from './what-if-fields.rules.ts';

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
])('a share of %j is %s', (typed, share) => expect(typedShare(typed)).toBe(share));

describe('the people of a plan', () => {
  it('are in it once, also those without a pin', () => {
    const maria = individualWith();
    const leo = individualWith({ firstName: 'Leo', pin: '', uniqueName: 'Leo Delgado' });
    const accumulations = [
      accumulationWith({ individuals: [maria, leo] }),
      accumulationWith({ individuals: [maria], kind: 'visits' }),
    ];
    expect(peopleOfPlan({ accumulations }).map(({ key, name }) => [key, name])).toEqual([
      ['1', 'Maria Delgado'],
      ['Leo Delgado', 'Leo Delgado'],
    ]);
  });
});
