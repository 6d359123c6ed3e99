import { describe, expect, it } from 'vitest';
import { familyOrder, nameInKey, patientKey } from './patients.rules.ts';

const coveredPerson = (firstName: string, relationshipCode: string, dob: string | null, suffix = '') => ({
  firstName,
  lastName: 'Delgado',
  suffix,
  dob,
  relationshipCode,
});

describe('familyOrder (001 §5)', () => {
  it('lists each person once: subscribers, then others by birth date, then people without a birth date', () => {
    const names = familyOrder([
      coveredPerson('Nemo', '05', null),
      coveredPerson('Leo', '05', '2007-06-21'),
      coveredPerson('Maria', '18', '1984-03-14'),
      coveredPerson('Daniel', '01', '1982-11-02'),
      coveredPerson('Leo', '05', '2007-06-21'),
    ]).map(nameInKey);
    expect(names).toEqual(['Maria Delgado', 'Daniel Delgado', 'Leo Delgado', 'Nemo Delgado']);
  });

  it('gives a person without a birth date the same key in the profile and in a claim', () => {
    const nemo = coveredPerson('Nemo', '05', null);
    expect(familyOrder([nemo])).toEqual([patientKey({ ...nemo, dateOfBirth: '' })]);
  });

  it('uses different keys for a father and a son with the same name', () => {
    const father = {
      firstName: 'Leo',
      middleName: 'J',
      lastName: 'Delgado',
      suffix: '',
      dateOfBirth: '1980-01-01',
    };
    const son = { ...father, suffix: 'Jr', dateOfBirth: '2010-01-01' };
    expect(patientKey(father)).not.toBe(patientKey(son));
    expect(nameInKey(patientKey(son))).toBe('Leo Delgado Jr');
  });
});
