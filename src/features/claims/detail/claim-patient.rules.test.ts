import { describe, expect, it } from 'vitest';
import { ecIdOf } from './claim-patient.rules.ts';

const MARIA = { ecId: 'E1', firstName: 'Maria', lastName: 'Delgado', suffix: '', dob: '1984-03-14' };
const DANIEL = { ...MARIA, ecId: 'E2', firstName: 'Daniel' };
const patient = (changes = {}) => ({
  firstName: 'Maria',
  middleName: '',
  lastName: 'Delgado',
  suffix: '',
  dateOfBirth: '1984-03-14',
  ...changes,
});

describe("ecIdOf for a claim's patient", () => {
  it.each([
    ['the person of that name and birth date', [MARIA, DANIEL], patient(), 'E1'],
    ['once for each plan', [MARIA, DANIEL, MARIA], patient(), 'E1'],
    [
      'however the name is written',
      [{ ...MARIA, suffix: 'Jr.' }],
      patient({ firstName: 'MARIA', suffix: 'JR' }),
      'E1',
    ],
    ['a middle name says nothing: the profile has none', [MARIA], patient({ middleName: 'Elena' }), 'E1'],
    ['none: another birth date', [MARIA], patient({ dateOfBirth: '1984-03-15' }), null],
    ['none: the claim has no birth date', [MARIA], patient({ dateOfBirth: null }), null],
    ['none: another suffix', [MARIA], patient({ suffix: 'Jr.' }), null],
    ['none: not in the profile', [DANIEL], patient(), null],
    ['none: two people of one name and birth date', [MARIA, { ...MARIA, ecId: 'E9' }], patient(), null],
    ['none: one of them without an ecId', [MARIA, { ...MARIA, ecId: ' ' }], patient(), null],
    ['none: one of them without a birth date', [MARIA, { ...MARIA, ecId: 'E9', dob: null }], patient(), null],
    [
      'none: another person has the same ecId, as a newborn has the mother’s',
      [MARIA, { ...DANIEL, ecId: 'E1', dob: '2026-11-01' }],
      patient(),
      null,
    ],
    ['none: no ecId', [{ ...MARIA, ecId: '' }], patient(), null],
  ] as const)("gives the person's ecId or null: %s", (_, people, of, ecId) =>
    expect(ecIdOf(of, people)).toBe(ecId),
  );
});
