/** The first call of registration, with its limits and minimum ages (spec 000 §5, §7, §9). */
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
  it('finds a member by agreement number or UMI, and gives different visitors different ids', async () => {
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
  ])('returns the same 404 for a wrong %s', async (_, wrong) => {
    const response = await post('consumerProfile', { ...WENDELL, ...wrong });
    expect([response.status, await response.text()]).toEqual([
      404,
      '{"errors":[{"errorMessage":"MEMBER-NOT-FOUND"}]}',
    ]);
  });

  it.each([
    ['accepts the subscriber as guardian', wendell, {}, 200],
    ['accepts the spouse as guardian', petra, {}, 200],
    ['refuses a guardian who is not an adult', silas, {}, 404],
    ['refuses a guardian who is not a member', { ...petra, firstName: 'Paula' }, {}, 404],
    ['refuses an adult of another family as guardian', lucinda, {}, 404],
    ["refuses a guardian if the child's name is wrong", petra, { firstName: 'Simon' }, 404],
    ['refuses a guardian for the subscriber', petra, { ...nameOf(wendell) }, 404],
  ])('%s', async (_, guardian, child, status) => {
    const requested = { ...WENDELL, ...nameOf(silas), ...GUARDIAN, ...child, guardian: nameOf(guardian) };
    expect((await post('consumerProfile', requested)).status).toBe(status);
  });

  it.each([
    ['accepts an adult as guardian of a child of 17', {}, { age: 17 }, true],
    ['refuses an adult as guardian of another adult', {}, { age: 18 }, false],
    ['refuses a spouse of 17 as guardian', { age: 17 }, {}, false],
    ['accepts a spouse of 18 as guardian', { age: 18 }, {}, true],
    ['accepts an adult dependent as guardian', { relationshipCode: '05' }, {}, true],
  ] as const)('%s', (_, changedGuardian, changedChild, isGuardian) => {
    const guardian = { ...petra, ...changedGuardian };
    const child = { ...silas, ...changedChild };
    const query = { ...WENDELL, ...GUARDIAN, ...nameOf(child), guardian: nameOf(guardian) } as const;
    expect(hasGuardian({ members: [guardian, child] }, v.parse(consumerProfile.payload, query), DAY)).toBe(
      isGuardian,
    );
  });

  it('finds a Medicare member only in the Medicare market', async () => {
    const medicare = {
      ...WENDELL,
      ...{ firstName: 'Lucinda', lastName: 'Farrow', memberId: farrow.agreementId },
      dateOfBirth: birthDate(lucinda, DAY),
    };
    expect((await post('consumerProfile', { ...medicare, registrationType: 'MMED' })).status).toBe(200);
    expect((await post('consumerProfile', { ...medicare, registrationType: 'MU65' })).status).toBe(404);
  });

  it('reports people who can sign in as already registered', async () => {
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
    ['a date in another format', { dateOfBirth: '08/12/1987' }],
    ['a guardian without a name', { relationship: 'CUSTODIAL PARENT/GUARDIAN' }],
  ])('returns 400 for %s', async (_, wrong) => {
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

  it('refuse a member ID for an hour after three wrong requests', async () => {
    expect(await statuses(wrong, wrong, { ...wrong, firstName: 'Walt' }, WENDELL)).toEqual([
      404, 404, 404, 429,
    ]);
    expect(await (await post('consumerProfile', WENDELL)).text()).toContain('REGISTER-LIMIT');
    clock.now += 3_600_001;
    expect(await statuses(WENDELL)).toEqual([200]);
  });

  it('refuse a person after three wrong member IDs', async () => {
    const guesses = ['111111111', '222222222', '333333333'].map((memberId) => ({ ...WENDELL, memberId }));
    expect(await statuses(...guesses, WENDELL)).toEqual([404, 404, 404, 429]);
  });

  it('are reset by a correct request', async () => {
    const other = { ...wrong, firstName: 'Walt' };
    const requested = [wrong, wrong, WENDELL, other, other, WENDELL];
    expect(await statuses(...requested)).toEqual([404, 404, 200, 404, 404, 200]);
  });

  it('count requests for all relationships together, but use a separate error code for guardians (000 §9)', async () => {
    const guardian = { ...wrong, ...GUARDIAN, dateOfBirth: birthDate(silas, DAY) };
    const spouse = { ...wrong, relationship: 'SPOUSE' };
    expect(await statuses(guardian, wrong, spouse, guardian, wrong)).toEqual([404, 404, 404, 429, 429]);
    expect(await (await post('consumerProfile', guardian)).text()).toContain('GUARDIAN-LIMIT');
    expect(await (await post('consumerProfile', wrong)).text()).toContain('REGISTER-LIMIT');
  });
});

describe('registration/consumerProfile with a minimum age (000 §5)', () => {
  const born = (age: number, days = 0) => addDays(`${Number(DAY.slice(0, 4)) - age}${DAY.slice(4)}`, days);
  const member = (brand: string, dateOfBirth: string) => ({ ...WENDELL, brand, dateOfBirth });
  const visitor = (brand: string, zipCode: string, dateOfBirth: string) => ({
    ...VISITOR,
    ...{ brand, zipCode, dateOfBirth },
  });
  it.each([
    ['does not refuse a member of 14', member('hmbcbs', born(14)), 404],
    ['refuses a member of 13', member('hmbcbs', born(14, 1)), 400],
    ['does not refuse a member of 12 on mincr', member('mincr', born(12)), 404],
    ['refuses a member of 11 on ndbcbs', member('ndbcbs', born(12, 1)), 400],
    ['refuses a guardian’s child of 13', { ...member('hmbcbs', born(14, 1)), ...GUARDIAN }, 400],
    ['does not refuse a guardian’s child of 14', { ...member('hmbcbs', born(14)), ...GUARDIAN }, 404],
    ['refuses a guardian’s child of 11 on mincr', { ...member('mincr', born(12, 1)), ...GUARDIAN }, 400],
    ['accepts a visitor of 19 in Delaware', visitor('dirde', '19801', born(19)), 200],
    ['refuses a visitor of 18 in Delaware', visitor('dirde', '19801', born(19, 1)), 400],
    ['refuses a visitor of 18 from Delaware on another site', visitor('dirpa', '19801', born(19, 1)), 400],
    ['accepts a visitor of 18 in West Virginia', visitor('dirwv', '25301', born(18)), 200],
    ['refuses a visitor of 17 in West Virginia', visitor('dirwv', '25301', born(18, 1)), 400],
    [
      'accepts a newborn visitor from Pennsylvania on the site of Delaware',
      visitor('dirde', '15222', born(0)),
      200,
    ],
    [
      'refuses a visitor of 18 with an unknown zip code on the site of Delaware',
      visitor('dirde', '09012', born(19, 1)),
      400,
    ],
    ['accepts a newborn visitor in a state without a minimum age', visitor('dirpa', '15222', born(0)), 200],
    [
      'accepts a newborn visitor from Wyoming whose zip code has a prefix of Idaho',
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

  it('checks that the zip code is in use before it checks the age', async () => {
    const response = await post('consumerProfile', visitor('dirde', '00000', born(0)));
    expect([response.status, await response.json()]).toEqual([
      400,
      { errors: [{ errorMessage: 'ZIP-NOT-IN-USE' }] },
    ]);
  });

  it('returns the minimum age in the refusal', async () => {
    const response = await post('consumerProfile', visitor('dirpa', '19801', born(19, 1)));
    expect(await response.json()).toEqual({
      errors: [{ errorMessage: 'UNDER-AGE' }, { errorMessage: '19' }],
    });
  });
});
