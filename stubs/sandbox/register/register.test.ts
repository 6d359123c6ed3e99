/** The calls of registration that return a person's coverage and create the account (spec 000 §7 'registration'). */
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { register, registrationCoverage } from '../../../src/features/register/register.schema.ts';
import { securityQuestion } from '../../../src/features/account/account.schema.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { memberInfo } from '../../../src/profile/profile.schema.ts';
import { userLogin } from '../../../src/session/sign-in/sign-in.schema.ts';
import { FAMILIES } from '../../people/families.ts';
import { UNREGISTERED_FAMILIES } from '../../people/families/unregistered.ts';
import type { Family } from '../../people/family.ts';
import { NOON } from '../sandbox.fixture.ts';
import { openRegistration, SIGN_IN, VISITOR, WENDELL } from './registration.fixture.ts';

const { ask, services, clock, post, profile } = openRegistration();
beforeEach(() => {
  services.state.clear();
  clock.now = NOON;
});

const { ashgrove } = UNREGISTERED_FAMILIES;

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
  it('returns the current plans of a member, and no plans for a visitor', async () => {
    const coverage = async (who: object) => {
      const response = await post('coverage', { consumerId: (await profile(who)).id });
      return v.parse(registrationCoverage.response, await response.json());
    };
    expect(await coverage(WENDELL)).toEqual(['Community Choice PPO 1500', 'Three-Tier Prescription Drug']);
    expect(await coverage(VISITOR)).toEqual([]);
  });

  it('returns 404 for an unknown id', async () => {
    expect((await post('coverage', { consumerId: 'x' })).status).toBe(404);
  });
});

describe('registration/register', () => {
  it('creates one account for a repeated request, and refuses a different request for the same person', async () => {
    const request = { ...SIGN_IN, consumerId: (await profile()).id };
    const first = await post('register', request);
    const text = await first.text();
    expect([first.status, v.parse(register.response, JSON.parse(text)).logonId]).toEqual([200, 'WENDELL.A']);
    expect(await (await post('register', request)).text()).toBe(text);
    expect((await post('register', { ...request, logonId: 'wendell.b' })).status).toBe(409);
    expect((await profile()).isRegistered).toBe(true);
  });

  it.each(['MARIA', 'Wendell.A'])('returns 409 for the name %s, which is taken', async (logonId) => {
    await post('register', { ...SIGN_IN, consumerId: (await profile()).id });
    const other = { ...SIGN_IN, consumerId: (await profile(VISITOR)).id };
    expect((await post('register', { ...other, logonId })).status).toBe(409);
    expect((await post('register', { ...other, logonId: 'hester.q' })).status).toBe(200);
  });

  it('returns 429, even for a name that is not taken, after five requests with taken names within 15 minutes', async () => {
    const request = { ...SIGN_IN, consumerId: (await profile()).id };
    for (let nth = 0; nth < 5; nth += 1)
      expect((await post('register', { ...request, logonId: 'MARIA' })).status).toBe(409);
    clock.now += 60_000;
    const refused = await post('register', request);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '840']);
    expect(await refused.json()).toEqual({ errors: [{ errorMessage: 'LOOK-UP-LIMIT' }] });
    clock.now += 840_000;
    expect((await post('register', request)).status).toBe(200);
  });

  it('returns 404 for a security question that is not offered, and 400 for a short answer', async () => {
    const request = { ...SIGN_IN, consumerId: (await profile()).id };
    expect((await post('register', { ...request, questionId: '999' })).status).toBe(404);
    expect((await post('register', { ...request, securityAnswer: ' x ' })).status).toBe(400);
  });

  it('stores the security question, which is asked after a forgotten password', async () => {
    await post('register', { ...SIGN_IN, questionId: '104', consumerId: (await profile()).id });
    const requested = await ask('POST', securityQuestion.path, {
      baseMessage,
      payload: { logonId: 'Wendell.A' },
    });
    expect(v.parse(securityQuestion.response, await requested.json())).toBe(
      'Which street did you live on as a child?',
    );
  });

  it('returns 404 for an unknown id, and 400 if the terms are not accepted', async () => {
    expect((await post('register', { ...SIGN_IN, consumerId: 'x' })).status).toBe(404);
    const { id } = await profile();
    expect((await post('register', { ...SIGN_IN, consumerId: id, termsAccepted: false })).status).toBe(400);
  });

  it('lets a new member sign in and read the member record, and lets a visitor sign in without a role', async () => {
    await post('register', { ...SIGN_IN, consumerId: (await profile()).id });
    await post('register', { ...SIGN_IN, logonId: 'hester.q', consumerId: (await profile(VISITOR)).id });
    const signIn = (logonId: string, password: string) =>
      ask('POST', userLogin.path, { baseMessage, payload: { logonId, password, brand: 'hmbcbs' } });
    expect((await signIn('wendell.a', 'Wrong7!pass')).status).toBe(401);
    const wendell = v.parse(userLogin.response, await (await signIn('Wendell.A', SIGN_IN.password)).json());
    const headers = { Authorization: `Bearer ${wendell.token.accessToken}`, appid: 'CHMMBR' };
    const record = v.parse(
      memberInfo.response,
      await (await ask('GET', memberInfo.path, undefined, headers)).json(),
    );
    expect(record.agreementId).toBe(ashgrove.agreementId);
    const hester = v.parse(userLogin.response, await (await signIn('hester.q', SIGN_IN.password)).json());
    expect([hester.actorType, hester.zipCode]).toEqual([null, VISITOR.zipCode]);
  });

  it.each(['short', 'alllowercase1!', 'NoDigits!!', 'NoSpecial11'])(
    'returns 400 for the weak password %s',
    async (password) => {
      const weak = { ...SIGN_IN, password, consumerId: (await profile()).id };
      expect((await post('register', weak)).status).toBe(400);
    },
  );

  it('stores no password', async () => {
    await post('register', { ...SIGN_IN, consumerId: (await profile()).id });
    const registrations = [...services.state.list('', 'registration', v.unknown()).values()];
    expect(registrations).toHaveLength(1);
    expect(JSON.stringify(registrations)).not.toContain(SIGN_IN.password);
  });
});
