import { describe, expect, it } from 'vitest';
import { readApplicants, toTyped, type TypedApplicant } from './applicants-form.rules.ts';

const limits = { minimumAge: 19, today: '2026-11-22' };
const ANA: TypedApplicant = { relationship: 'SELF', birth: '4/2/88', tobacco: true };

describe('who needs coverage', () => {
  it('is read with dates as typed', () => {
    const { applicants } = readApplicants(
      [ANA, { relationship: 'DEPENDENT', birth: '02/29/2024', tobacco: false }],
      limits,
    );
    expect(applicants).toEqual([
      { relationship: 'SELF', dateOfBirth: '1988-04-02', tobaccoUse: true },
      { relationship: 'DEPENDENT', dateOfBirth: '2024-02-29', tobaccoUse: false },
    ]);
  });

  it.each<[string, TypedApplicant[], [number, string, string][]]>([
    ['no date', [{ ...ANA, birth: ' ' }], [[0, 'birth', 'missing']]],
    ['a word', [{ ...ANA, birth: 'May' }], [[0, 'birth', 'dateFormat']]],
    ['month 13', [{ ...ANA, birth: '13/1/1988' }], [[0, 'birth', 'dateMonth']]],
    ['February 29 of a common year', [{ ...ANA, birth: '2/29/2023' }], [[0, 'birth', 'dateDay']]],
    ['tomorrow', [{ ...ANA, relationship: 'SPOUSE', birth: '11/23/2026' }], [[0, 'birth', 'dateFuture']]],
    ['19 tomorrow', [{ ...ANA, birth: '11/23/2007' }], [[0, 'birth', 'tooYoung']]],
    ['19 today', [{ ...ANA, birth: '11/22/2007' }], []],
    [
      'two of each, in the order of the form',
      [ANA, ANA, { ...ANA, relationship: 'SPOUSE' }, { ...ANA, relationship: 'SPOUSE', birth: '' }],
      [
        [1, 'relationship', 'secondSelf'],
        [3, 'birth', 'missing'],
        [3, 'relationship', 'secondSpouse'],
      ],
    ],
  ])('%s', (_what, typed, expected) => {
    expect(
      readApplicants(typed, limits).errors.map(({ at, field, problem }) => [at, field, problem]),
    ).toEqual(expected);
  });

  it('is shown again as it was read', () => {
    const { applicants } = readApplicants([ANA], limits);
    expect(readApplicants((applicants ?? []).map(toTyped), limits).applicants).toEqual(applicants);
  });
});
