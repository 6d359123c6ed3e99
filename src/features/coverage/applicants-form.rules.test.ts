import { describe, expect, it } from 'vitest';
import { readApplicants, toTyped, type TypedApplicant } from './applicants-form.rules.ts';

const ALL = { several: true, relationship: true, age: true, tobacco: true };
const MINIMUM = 19;
const ANA: TypedApplicant = { relationship: 'SELF', age: '38', tobacco: true };

describe('the form that asks who needs coverage', () => {
  it('returns an applicant for each person if all questions are answered', () => {
    const child: TypedApplicant = { relationship: 'DEPENDENT', age: ' 0 ', tobacco: false };
    expect(readApplicants([ANA, child], ALL, MINIMUM).applicants).toEqual([
      { relationship: 'SELF', age: 38, tobaccoUse: true },
      { relationship: 'DEPENDENT', age: 0, tobaccoUse: false },
    ]);
  });

  it('returns no values for questions that it does not ask', () => {
    const questions = { ...ALL, relationship: false, age: false, tobacco: false };
    expect(readApplicants([ANA, ANA], questions, MINIMUM).applicants).toEqual([
      { relationship: 'SELF', age: null, tobaccoUse: false },
      { relationship: 'DEPENDENT', age: null, tobaccoUse: false },
    ]);
  });

  it.each<[string, TypedApplicant[], [number, string, string][]]>([
    ['an empty age', [{ ...ANA, age: ' ' }], [[0, 'age', 'missing']]],
    ['a word as age', [{ ...ANA, age: 'forty' }], [[0, 'age', 'wrongAge']]],
    ['an age with half a year', [{ ...ANA, age: '38.5' }], [[0, 'age', 'wrongAge']]],
    ['an age of 121', [{ ...ANA, age: '121' }], [[0, 'age', 'wrongAge']]],
    ['an age of 120, which is valid', [{ ...ANA, age: '120' }], []],
    ['an age of 18', [{ ...ANA, age: '18' }], [[0, 'age', 'tooYoung']]],
    ['an age of 19, which is valid', [{ ...ANA, age: '19' }], []],
    ['a missing relationship', [ANA, { ...ANA, relationship: '' }], [[1, 'relationship', 'missing']]],
    ['a spouse of 18, who is old enough', [ANA, { ...ANA, relationship: 'SPOUSE', age: '18' }], []],
    [
      'a second self and a second spouse, in form order',
      [ANA, ANA, { ...ANA, relationship: 'SPOUSE' }, { ...ANA, relationship: 'SPOUSE', age: '' }],
      [
        [1, 'relationship', 'secondSelf'],
        [3, 'relationship', 'secondSpouse'],
        [3, 'age', 'missing'],
      ],
    ],
  ])('for %s (%j) has the errors %j', (_what, typed, expected) => {
    expect(
      readApplicants(typed, ALL, MINIMUM).errors.map(({ at, field, problem }) => [at, field, problem]),
    ).toEqual(expected);
  });

  it('returns the same applicants after their values are filled in and read again', () => {
    const { applicants } = readApplicants([ANA], ALL, MINIMUM);
    expect(readApplicants((applicants ?? []).map(toTyped), ALL, MINIMUM).applicants).toEqual(applicants);
  });
});
