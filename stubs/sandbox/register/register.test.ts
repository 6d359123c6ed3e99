import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  consumerProfile,
  register,
  registrationCoverage,
} from '../../../src/features/register/register.schema.ts';
import { securityQuestion } from '../../../src/features/account/account.schema.ts';
import { addDays } from '../../../src/lib/date.ts';
import { memberInfo } from '../../../src/profile/profile.schema.ts';
import { userLogin } from '../../../src/session/sign-in/sign-in.schema.ts';
import { FAMILIES } from '../../people/families.ts';
import type { Family } from '../../people/family.ts';
import { baseMessage } from '../../../src/lib/base-message.ts';
import { birthDate } from '../data/days.ts';
import { UNREGISTERED_FAMILIES } from '../../people/families/unregistered.ts';
import { DAY, memberNamed, NOON, openSandbox } from '../sandbox.fixture.ts';

const { ask, services, clock } = openSandbox();
beforeEach(() => {
  services.state.clear();
  clock.now = NOON;
});

const post = (name: string, payload: object) =>
  ask('POST', `/rbsmbl/x-services/registration/${name}`, { baseMessage, payload });

const { ashgrove, farrow } = UNREGISTERED_FAMILIES;
const WENDELL = {
  registrationType: 'MREG',
  firstName: 'wendell',
  lastName: 'Ashgrove',
  dateOfBirth: birthDate(ashgrove.members[0], DAY),
  memberId: ashgrove.agreementId,
  relationship: 'SELF',
  brand: 'hmbcbs',
};
const VISITOR = {
  registrationType: 'VU65',
  firstName: 'Hester',
  lastName: 'Quill',
  dateOfBirth: '1990-05-17',
  zipCode: '19801',
  email: 'hester.quill@mail.example',
  brand: 'dirde',
};
const SIGN_IN = {
  logonId: 'wendell.a',
  password: 'Lighthouse7!',
  email: 'wendell@mail.example',
  questionId: '101',
  securityAnswer: 'Harrow',
  termsAccepted: true,
};

const profile = async (who: object = WENDELL) =>
  v.parse(consumerProfile.reply, await (await post('consumerProfile', who)).json());

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
  ])('404 alike for a wrong %s', async (_, wrong) => {
    const answer = await post('consumerProfile', { ...WENDELL, ...wrong });
    expect([answer.status, await answer.text()]).toEqual([
      404,
      '{"errors":[{"errorMessage":"MEMBER-NOT-FOUND"}]}',
    ]);
  });

  it('a guardian registers a child; Medicare is a separate market', async () => {
    const [, , silas] = ashgrove.members;
    const child = {
      firstName: 'Silas',
      dateOfBirth: birthDate(silas, DAY),
      relationship: 'CUSTODIAL PARENT/GUARDIAN',
    };
    expect((await post('consumerProfile', { ...WENDELL, ...child })).status).toBe(200);
    const [lucinda] = farrow.members;
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
  ])('400: %s', async (_, wrong) => {
    expect((await post('consumerProfile', { ...WENDELL, ...wrong })).status).toBe(400);
  });
});

describe('the limits of registration/consumerProfile', () => {
  const wrong = { ...WENDELL, firstName: 'Wanda' };
  const statuses = async (...asked: object[]) => {
    const found: number[] = [];
    for (const one of asked) found.push((await post('consumerProfile', one)).status);
    return found;
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
    const asked = [wrong, wrong, WENDELL, other, other, WENDELL];
    expect(await statuses(...asked)).toEqual([404, 404, 200, 404, 404, 200]);
  });

  it('add up across relationships, with a code of their own for guardians (000 §9)', async () => {
    const guardian = { ...wrong, relationship: 'CUSTODIAL PARENT/GUARDIAN' };
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
    ['a guardian’s child', { ...member('hmbcbs', born(3)), relationship: 'CUSTODIAL PARENT/GUARDIAN' }, 404],
    ['a visitor of 19 in Delaware', visitor('dirde', '19801', born(19)), 200],
    ['a visitor of 18 in Delaware', visitor('dirde', '19801', born(19, 1)), 400],
    ['a visitor of 18 from Delaware on another site', visitor('dirpa', '19801', born(19, 1)), 400],
    ['a visitor of 18 in West Virginia', visitor('dirwv', '25301', born(18)), 200],
    ['a visitor of 17 in West Virginia', visitor('dirwv', '25301', born(18, 1)), 400],
    ['a newborn visitor from Pennsylvania on the site of Delaware', visitor('dirde', '15222', born(0)), 200],
    ['a visitor of 18 of an unknown place in Delaware', visitor('dirde', '09012', born(19, 1)), 400],
    ['a newborn visitor elsewhere', visitor('dirpa', '15222', born(0)), 200],
  ])('%s', async (_, asked, status) => {
    const answer = await post('consumerProfile', asked);
    expect([answer.status, (await answer.text()).includes('UNDER-AGE')]).toEqual([status, status === 400]);
  });

  it('is in the refusal', async () => {
    const answer = await post('consumerProfile', visitor('dirpa', '19801', born(19, 1)));
    expect(await answer.json()).toEqual({ errors: [{ errorMessage: 'UNDER-AGE' }, { errorMessage: '19' }] });
  });
});

describe('unregistered families', () => {
  it('share no id with the families of people who can sign in', () => {
    const all: Family[] = [...Object.values(FAMILIES), ...Object.values(UNREGISTERED_FAMILIES)];
    for (const ids of [
      all.map(({ id }) => id),
      all.map(({ agreementId }) => agreementId),
      all.flatMap(({ members }) => members.map(({ pin }) => pin)),
    ])
      expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('registration/coverage', () => {
  it('has current plans, none for a visitor', async () => {
    const coverage = async (who: object) => {
      const answer = await post('coverage', { consumerId: (await profile(who)).id });
      return v.parse(registrationCoverage.reply, await answer.json());
    };
    expect((await coverage(WENDELL)).map(({ plan, line, begins }) => [plan, line, begins])).toEqual([
      ['Community Choice PPO 1500', 'medical', '2025-01-01'],
      ['Three-Tier Prescription Drug', 'drug', '2025-01-01'],
    ]);
    expect(await coverage(VISITOR)).toEqual([]);
  });

  it('404 for an unknown id', async () => {
    expect((await post('coverage', { consumerId: 'x' })).status).toBe(404);
  });
});

describe('registration/register', () => {
  it('stores the account: the same request gets the same response, another one a conflict', async () => {
    const wanted = { ...SIGN_IN, consumerId: (await profile()).id };
    const first = await post('register', wanted);
    const text = await first.text();
    expect([first.status, v.parse(register.reply, JSON.parse(text)).logonId]).toEqual([200, 'WENDELL.A']);
    expect(await (await post('register', wanted)).text()).toBe(text);
    expect((await post('register', { ...wanted, logonId: 'wendell.b' })).status).toBe(409);
    expect((await profile()).isRegistered).toBe(true);
  });

  it.each(['MARIA', 'Wendell.A'])('409 for the taken name %s', async (logonId) => {
    await post('register', { ...SIGN_IN, consumerId: (await profile()).id });
    const other = { ...SIGN_IN, consumerId: (await profile(VISITOR)).id };
    expect((await post('register', { ...other, logonId })).status).toBe(409);
    expect((await post('register', { ...other, logonId: 'hester.q' })).status).toBe(200);
  });

  it('404 for a question that is not offered, 400 for a short answer', async () => {
    const wanted = { ...SIGN_IN, consumerId: (await profile()).id };
    expect((await post('register', { ...wanted, questionId: '999' })).status).toBe(404);
    expect((await post('register', { ...wanted, securityAnswer: ' x ' })).status).toBe(400);
  });

  it('keeps the security question for a forgotten password', async () => {
    await post('register', { ...SIGN_IN, questionId: '104', consumerId: (await profile()).id });
    const asked = await ask('POST', securityQuestion.path, {
      baseMessage,
      payload: { logonId: 'Wendell.A' },
    });
    expect(v.parse(securityQuestion.reply, await asked.json())).toBe(
      'Which street did you live on as a child?',
    );
  });

  it('404 for an unknown id, 400 without the terms', async () => {
    expect((await post('register', { ...SIGN_IN, consumerId: 'x' })).status).toBe(404);
    const { id } = await profile();
    expect((await post('register', { ...SIGN_IN, consumerId: id, termsAccepted: false })).status).toBe(400);
  });

  it('a registered user can sign in, a member to their own records, a visitor without a role', async () => {
    await post('register', { ...SIGN_IN, consumerId: (await profile()).id });
    await post('register', { ...SIGN_IN, logonId: 'hester.q', consumerId: (await profile(VISITOR)).id });
    const signIn = (logonId: string, password: string) =>
      ask('POST', userLogin.path, { baseMessage, payload: { logonId, password, brand: 'hmbcbs' } });
    expect((await signIn('wendell.a', 'Wrong7!pass')).status).toBe(401);
    const wendell = v.parse(userLogin.reply, await (await signIn('Wendell.A', SIGN_IN.password)).json());
    const headers = { Authorization: `Bearer ${wendell.token.accessToken}`, appid: 'CHMMBR' };
    const record = v.parse(
      memberInfo.reply,
      await (await ask('GET', memberInfo.path, undefined, headers)).json(),
    );
    expect(record.agreementId).toBe(ashgrove.agreementId);
    const hester = v.parse(userLogin.reply, await (await signIn('hester.q', SIGN_IN.password)).json());
    expect([hester.actorType, hester.zipCode]).toEqual([null, VISITOR.zipCode]);
  });

  it.each(['short', 'alllowercase1!', 'NoDigits!!', 'NoSpecial11'])(
    '400 for the weak password %s',
    async (password) => {
      const weak = { ...SIGN_IN, password, consumerId: (await profile()).id };
      expect((await post('register', weak)).status).toBe(400);
    },
  );

  it('stores no password', async () => {
    await post('register', { ...SIGN_IN, consumerId: (await profile()).id });
    const kept = [...services.state.list('', 'registration', v.unknown()).values()];
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(SIGN_IN.password);
  });
});
