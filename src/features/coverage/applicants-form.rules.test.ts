import { describe, expect, it } from 'vitest';
import { readApplicants, toTyped, type TypedApplicant } from './applicants-form.rules.ts';

const ALL = { several: true, relationship: true, age: true, tobacco: true };
const MINIMUM = 19;
const ANA: TypedApplicant = { relationship: 'SELF', age: '38', tobacco: true };

describe('who needs coverage', () => {
  it('is read from every question of the form', () => {
    const child: TypedApplicant = { relationship: 'DEPENDENT', age: ' 0 ', tobacco: false };
    expect(readApplicants([ANA, child], ALL, MINIMUM).applicants).toEqual([
      { relationship: 'SELF', age: 38, tobaccoUse: true },
      { relationship: 'DEPENDENT', age: 0, tobaccoUse: false },
    ]);
  });

  it('has no answers to questions that the form does not have', () => {
    const questions = { ...ALL, relationship: false, age: false, tobacco: false };
    expect(readApplicants([ANA, ANA], questions, MINIMUM).applicants).toEqual([
      { relationship: 'SELF', age: null, tobaccoUse: false },
      { relationship: 'DEPENDENT', age: null, tobaccoUse: false },
    ]);
  });

  it.each<[string, TypedApplicant[], [number, string, string][]]>([
    ['no age', [{ ...ANA, age: ' ' }], [[0, 'age', 'missing']]],
    ['a word', [{ ...ANA, age: 'forty' }], [[0, 'age', 'wrongAge']]],
    ['half a year', [{ ...ANA, age: '38.5' }], [[0, 'age', 'wrongAge']]],
    ['121', [{ ...ANA, age: '121' }], [[0, 'age', 'wrongAge']]],
    ['120', [{ ...ANA, age: '120' }], []],
    ['18', [{ ...ANA, age: '18' }], [[0, 'age', 'tooYoung']]],
    ['19', [{ ...ANA, age: '19' }], []],
    ['no relationship chosen', [ANA, { ...ANA, relationship: '' }], [[1, 'relationship', 'missing']]],
    ['a spouse of 18', [ANA, { ...ANA, relationship: 'SPOUSE', age: '18' }], []],
    [
      'two of each, in the order of the form',
      [ANA, ANA, { ...ANA, relationship: 'SPOUSE' }, { ...ANA, relationship: 'SPOUSE', age: '' }],
      [
        [1, 'relationship', 'secondSelf'],
        [3, 'relationship', 'secondSpouse'],
        [3, 'age', 'missing'],
      ],
    ],
  ])('%s', (_what, typed, expected) => {
    expect(
      readApplicants(typed, ALL, MINIMUM).errors.map(({ at, field, problem }) => [at, field, problem]),
    ).toEqual(expected);
  });

  it('is the same when shown in the form and read again', () => {
    const { applicants } = readApplicants([ANA], ALL, MINIMUM);
    expect(readApplicants((applicants ?? []).map(toTyped), ALL, MINIMUM).applicants).toEqual(applicants);
  });
});
