import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '../../brand/brand-groups.fixture.ts';
import { REGISTRATION_TYPES, RELATIONSHIPS } from './register.schema.ts';
import {
  isGuardian,
  isForChild,
  isMember,
  offeredTypes,
  onlyType,
  readRelationship,
  readType,
  type RegistrationType,
} from './registration-types.rules.ts';

describe('registration types (000 §6)', () => {
  it.each<[RegistrationType, boolean]>([
    ['VU65', false],
    ['VMED', false],
    ['MU65', true],
    ['MMED', true],
    ['MREG', true],
  ])('include %s, for which isMember() returns %s', (type, member) => {
    expect(isMember(type)).toBe(member);
  });

  it('are offered in the order of the specification, whatever the order in the record', () => {
    expect(offeredTypes(['MREG', 'VMED', 'VU65', 'VMED'])).toEqual(['VU65', 'VMED', 'MREG']);
    expect(offeredTypes([])).toEqual([]);
  });

  it('are chosen automatically only on the Minnesota brands', () => {
    for (const { brandState, registrationTypes } of brands)
      expect(onlyType(registrationTypes)).toBe(brandState === 'MN' ? 'MREG' : null);
  });

  it('are read from a form only if the brand offers them', () => {
    const chosen = fc.oneof(fc.constantFrom<string>(...REGISTRATION_TYPES), fc.string());
    fc.assert(
      fc.property(chosen, fc.subarray([...REGISTRATION_TYPES]), (text, offered) => {
        expect(readType(text, offered)).toBe(offered.find((type) => type === text) ?? null);
      }),
    );
  });
});

describe('relationships (000 §6)', () => {
  it('include exactly one relationship for guardians who register a child', () => {
    expect(RELATIONSHIPS.filter(isGuardian)).toEqual(['CUSTODIAL PARENT/GUARDIAN']);
    expect(isGuardian(null)).toBe(false);
  });

  it.each([
    ['SELF', 'SELF'],
    ['self', null],
    ['', null],
  ])('are read from the form only if they are in upper case: %j is read as %s', (text, relationship) => {
    expect(readRelationship(text)).toBe(relationship);
  });

  it.each([
    ['MREG', 'CUSTODIAL PARENT/GUARDIAN', true],
    ['MREG', 'SELF', false],
    ['VU65', 'CUSTODIAL PARENT/GUARDIAN', false],
    ['', 'CUSTODIAL PARENT/GUARDIAN', false],
  ])(
    'are checked by isForChild(): for registration type %s and relationship %s it returns %s',
    (registrationType, relationship, isChild) => {
      expect(isForChild({ registrationType, relationship })).toBe(isChild);
    },
  );
});
