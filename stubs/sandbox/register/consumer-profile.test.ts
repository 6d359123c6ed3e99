/** Who may register: the first call of registration, its limits and minimum ages (spec 000 §5, §7, §9). */
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { consumerProfile } from '../../../src/features/register/register.schema.ts';
import { addDays } from '../../../src/lib/date/date.ts';
import type { FamilyMember } from '../../people/family.ts';
import { UNREGISTERED_FAMILIES } from '../../people/families/unregistered.ts';
import { birthDate } from '../data/days.ts';
import { DAY, memberNamed, NOON } from '../sandbox.fixture.ts';
import { hasGuardian } from './registrants.ts';
import { openRegistration, SIGN_IN, VISITOR, WENDELL } from './registration.fixture.ts';

const { services, clock, post, profile } = openRegistration();
beforeEach(() => {
  services.state.clear();
  clock.now = NOON;
});

const { ashgrove, farrow } = UNREGISTERED_FAMILIES;
const [wendell, petra, silas] = ashgrove.members;
const [lucinda] = farrow.members;
const nameOf = (member: FamilyMember) => ({
  firstName: member.firstName,
  lastName: member.lastName,
  dateOfBirth: birthDate(member, DAY),
});
const GUARDIAN = { relationship: 'CUSTODIAL PARENT/GUARDIAN', guardian: nameOf(petra) };

describe('registration/consumerProfile', () => {
  it('finds a member by agreement number and UMI, and a visitor by their details', async () => {
    const { id, isRegistered } = await profile();
    expect(isRegistered).toBe(false);
    expect((await profile({ ...WENDELL, memberId: ashgrove.umi })).id).toBe(id);
    expect((await profile(VISITOR)).id).not.toBe((await profile({ ...VISITOR, firstName: 'Esther' })).id);
  });

  it.each([
    ['name', { firstName: 'Wanda' }],
    ['date of birth', { dateOfBirth: '1980-01-01' }],
    ['member ID', { memberId: '999999999' }],
    ['relationship', { relationship: 'SPOUSE' }],
    ['market', { registrationType: 'MMED' }],
  ])('responds with the same 404 to a wrong %s', async (_, wrong) => {
    const response = await post('consumerProfile', { ...WENDELL, ...wrong });
    expect([response.status, await response.text()]).toEqual([
      404,
      '{"errors":[{"errorMessage":"MEMBER-NOT-FOUND"}]}',
    ]);
  });

  it.each([
    ['the subscriber', wendell, {}, 200],
    ['the spouse', petra, {}, 200],
    ['no adult', silas, {}, 404],
    ['someone else', { ...petra, firstName: 'Paula' }, {}, 404],
    ['an adult of another family', lucinda, {}, 404],
    ['the spouse, with another name of the child', petra, { firstName: 'Simon' }, 404],
    ['the spouse, for the subscriber', petra, { ...nameOf(wendell) }, 404],
  ])('a guardian who is %s', async (_, guardian, child, status) => {
    const requested = { ...WENDELL, ...nameOf(silas), ...GUARDIAN, ...child, guardian: nameOf(guardian) };
    expect((await post('consumerProfile', requested)).status).toBe(status);
  });

  it.each([
    ['an adult for a child of 17', {}, { age: 17 }, true],
    ['an adult for an adult', {}, { age: 18 }, false],
    ['a spouse of 17', { age: 17 }, {}, false],
    ['a spouse of 18', { age: 18 }, {}, true],
    ['an adult who is a dependent', { relationshipCode: '05' }, {}, true],
  ] as const)('a guardian who is %s', (_, changedGuardian, changedChild, isGuardian) => {
    const guardian = { ...petra, ...changedGuardian };
    const child = { ...silas, ...changedChild };
    const query = { ...WENDELL, ...GUARDIAN, ...nameOf(child), guardian: nameOf(guardian) } as const;
    expect(hasGuardian({ members: [guardian, child] }, v.parse(consumerProfile.payload, query), DAY)).toBe(
      isGuardian,
    );
  });

  it('Medicare is a separate market', async () => {
    const medicare = {
      ...WENDELL,
      ...{ firstName: 'Lucinda', lastName: 'Farrow', memberId: farrow.agreementId },
      dateOfBirth: birthDate(lucinda, DAY),
    };
    expect((await post('consumerProfile', { ...medicare, registrationType: 'MMED' })).status).toBe(200);
    expect((await post('consumerProfile', { ...medicare, registrationType: 'MU65' })).status).toBe(404);
  });

  it('people who can sign in are registered', async () => {
    const { family, self } = memberNamed('maria');
    const maria = {
      ...WENDELL,
      ...{ firstName: self.firstName, lastName: self.lastName, memberId: family.agreementId },
      dateOfBirth: birthDate(self, DAY),
    };
    const { id, isRegistered } = await profile(maria);
    expect(isRegistered).toBe(true);
    expect((await post('register', { ...SIGN_IN, consumerId: id })).status).toBe(409);
  });

  it.each([
    ['an unknown type', { registrationType: 'XXXX' }],
    ['a member without ID', { memberId: undefined }],
    ['another form of date', { dateOfBirth: '08/12/1987' }],
    ['a guardian without a name', { relationship: 'CUSTODIAL PARENT/GUARDIAN' }],
  ])('400: %s', async (_, wrong) => {
    expect((await post('consumerProfile', { ...WENDELL, ...wrong })).status).toBe(400);
  });
});

describe('the limits of registration/consumerProfile', () => {
  const wrong = { ...WENDELL, firstName: 'Wanda' };
  const statuses = async (...requested: object[]) => {
    const codes: number[] = [];
    for (const payload of requested) codes.push((await post('consumerProfile', payload)).status);
    return codes;
  };

  it('refuse a member ID after three wrong requests, until an hour has passed', async () => {
    expect(await statuses(wrong, wrong, { ...wrong, firstName: 'Walt' }, WENDELL)).toEqual([
      404, 404, 404, 429,
    ]);
    expect(await (await post('consumerProfile', WENDELL)).text()).toContain('REGISTER-LIMIT');
    clock.now += 3_600_001;
    expect(await statuses(WENDELL)).toEqual([200]);
  });

  it('refuse a person who tries other member IDs', async () => {
    const guesses = ['111111111', '222222222', '333333333'].map((memberId) => ({ ...WENDELL, memberId }));
    expect(await statuses(...guesses, WENDELL)).toEqual([404, 404, 404, 429]);
  });

  it('start over after a correct request', async () => {
    const other = { ...wrong, firstName: 'Walt' };
    const requested = [wrong, wrong, WENDELL, other, other, WENDELL];
    expect(await statuses(...requested)).toEqual([404, 404, 200, 404, 404, 200]);
  });

  it('add up across relationships, with a code of their own for guardians (000 §9)', async () => {
    const guardian = { ...wrong, ...GUARDIAN, dateOfBirth: birthDate(silas, DAY) };
    const spouse = { ...wrong, relationship: 'SPOUSE' };
    expect(await statuses(guardian, wrong, spouse, guardian, wrong)).toEqual([404, 404, 404, 429, 429]);
    expect(await (await post('consumerProfile', guardian)).text()).toContain('GUARDIAN-LIMIT');
    expect(await (await post('consumerProfile', wrong)).text()).toContain('REGISTER-LIMIT');
  });
});

describe('the minimum age at registration/consumerProfile (000 §5)', () => {
  const born = (age: number, days = 0) => addDays(`${Number(DAY.slice(0, 4)) - age}${DAY.slice(4)}`, days);
  const member = (brand: string, dateOfBirth: string) => ({ ...WENDELL, brand, dateOfBirth });
  const visitor = (brand: string, zipCode: string, dateOfBirth: string) => ({
    ...VISITOR,
    ...{ brand, zipCode, dateOfBirth },
  });
  it.each([
    ['a member of 14', member('hmbcbs', born(14)), 404],
    ['a member of 13', member('hmbcbs', born(14, 1)), 400],
    ['a member of 12 of mincr', member('mincr', born(12)), 404],
    ['a member of 11 of ndbcbs', member('ndbcbs', born(12, 1)), 400],
    ['a guardian’s child of 13', { ...member('hmbcbs', born(14, 1)), ...GUARDIAN }, 400],
    ['a guardian’s child of 14', { ...member('hmbcbs', born(14)), ...GUARDIAN }, 404],
    ['a guardian’s child of 11 of mincr', { ...member('mincr', born(12, 1)), ...GUARDIAN }, 400],
    ['a visitor of 19 in Delaware', visitor('dirde', '19801', born(19)), 200],
    ['a visitor of 18 in Delaware', visitor('dirde', '19801', born(19, 1)), 400],
    ['a visitor of 18 from Delaware on another site', visitor('dirpa', '19801', born(19, 1)), 400],
    ['a visitor of 18 in West Virginia', visitor('dirwv', '25301', born(18)), 200],
    ['a visitor of 17 in West Virginia', visitor('dirwv', '25301', born(18, 1)), 400],
    ['a newborn visitor from Pennsylvania on the site of Delaware', visitor('dirde', '15222', born(0)), 200],
    ['a visitor of 18 of an unknown zip code in Delaware', visitor('dirde', '09012', born(19, 1)), 400],
    ['a newborn visitor elsewhere', visitor('dirpa', '15222', born(0)), 200],
    [
      'a newborn visitor from Wyoming, with the first digits of Idaho',
      visitor('dirwy', '83414', born(0)),
      200,
    ],
  ])('%s', async (_, requested, status) => {
    const response = await post('consumerProfile', requested);
    expect([response.status, (await response.text()).includes('UNDER-AGE')]).toEqual([
      status,
      status === 400,
    ]);
  });

  it('is not looked up for a zip code without mail', async () => {
    const response = await post('consumerProfile', visitor('dirde', '00000', born(0)));
    expect([response.status, await response.json()]).toEqual([
      400,
      { errors: [{ errorMessage: 'ZIP-NOT-IN-USE' }] },
    ]);
  });

  it('is named in the refusal', async () => {
    const response = await post('consumerProfile', visitor('dirpa', '19801', born(19, 1)));
    expect(await response.json()).toEqual({
      errors: [{ errorMessage: 'UNDER-AGE' }, { errorMessage: '19' }],
    });
  });
});
