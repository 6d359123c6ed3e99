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

describe("the ecId of a claim's patient", () => {
  it.each([
    ['that of the person with the same name and birth date', [MARIA, DANIEL], patient(), 'E1'],
    ['that of a person on several plans', [MARIA, DANIEL, MARIA], patient(), 'E1'],
    [
      'that of a person whose name is spelled differently',
      [{ ...MARIA, suffix: 'Jr.' }],
      patient({ firstName: 'MARIA', suffix: 'JR' }),
      'E1',
    ],
    [
      'that of a person without the middle name, which profiles lack',
      [MARIA],
      patient({ middleName: 'Elena' }),
      'E1',
    ],
    ['null for another birth date', [MARIA], patient({ dateOfBirth: '1984-03-15' }), null],
    ['null for a claim without a birth date', [MARIA], patient({ dateOfBirth: null }), null],
    ['null for another suffix', [MARIA], patient({ suffix: 'Jr.' }), null],
    ['null for a person who is not in the profile', [DANIEL], patient(), null],
    [
      'null for two people with the same name and birth date',
      [MARIA, { ...MARIA, ecId: 'E9' }],
      patient(),
      null,
    ],
    ['null for two such people, one without an ecId', [MARIA, { ...MARIA, ecId: ' ' }], patient(), null],
    [
      'null for two people with the same name, one without a birth date',
      [MARIA, { ...MARIA, ecId: 'E9', dob: null }],
      patient(),
      null,
    ],
    [
      'null if another person has the same ecId, such as a newborn',
      [MARIA, { ...DANIEL, ecId: 'E1', dob: '2026-11-01' }],
      patient(),
      null,
    ],
    ['null for a person without an ecId', [{ ...MARIA, ecId: '' }], patient(), null],
  ] as const)('is %s', (_, people, of, ecId) => expect(ecIdOf(of, people)).toBe(ecId));
});
