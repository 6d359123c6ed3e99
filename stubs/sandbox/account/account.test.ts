import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as account from '../../../src/features/account/account.schema.ts';
import { securityStrength } from '../../../src/session/user/security.schema.ts';
import { consumerProfile } from '../../../src/features/register/register.schema.ts';
import * as forgotten from '../../../src/features/account/recovery/account-recovery.schema.ts';
import { userLogin } from '../../../src/session/sign-in/sign-in.schema.ts';
import { IDENTITY_PIN, PASSWORD, SECURITY_ANSWER, TEMPORARY_PASSWORD } from '../../people/person.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { codes, error, openAccounts, type OpenAccounts } from '../accounts.fixture.ts';
import { QUESTIONS } from './security-questions.ts';

const NEW = 'Riverbank8!';

const readLogin = async (response: Promise<Response>) =>
  v.parse(userLogin.response, await (await response).json());

describe('in the password services,', () => {
  const change = (oldPassword: string, newPassword: string) => ({ payload: { oldPassword, newPassword } });

  it.each(['miriam', 'nora-temp', 'maria'])(
    'changePassword replaces the password of %s, and requires no further change at the next sign-in',
    async (id) => {
      const { as, login } = openAccounts();
      expect((await as(id, account.changePassword, change(PASSWORD, NEW))).status).toBe(200);
      expect(await codes(await login(id))).toEqual(error(401, 'GEN-NOMATCH'));
      expect(await readLogin(login(id, NEW))).toMatchObject({
        passwordForced: false,
        temporaryPassword: false,
      });
      expect((await login('daniel')).status).toBe(200);
    },
  );

  it.each([
    ['the same password', change(PASSWORD, PASSWORD), 'PASSWORD-REUSED'],
    ['a password without a digit', change(PASSWORD, 'Riverbank!'), 'BAD-REQUEST'],
  ])('changePassword returns 400 for %s, and keeps the old password', async (_, input, code) => {
    const { as, login } = openAccounts();
    expect(await codes(await as('maria', account.changePassword, input))).toEqual(error(400, code));
    expect((await login('maria')).status).toBe(200);
  });
});

it('securityStrength returns strength rules only for known functions', async () => {
  const { as } = openAccounts();
  const ask = (name: string) => as(null, securityStrength, { query: { function: name } });
  expect(v.parse(securityStrength.response, await (await ask('register')).json())).toMatchObject({
    for: 'register',
    minimumLength: 6,
  });
  expect((await ask('dance')).status).toBe(400);
});

describe('the services for a forgotten user name or password', () => {
  const forgot = (payload: object) => [null, forgotten.forgottenUsernamePassword, { payload }] as const;
  const maria = {
    forgotten: 'USERNAME',
    firstName: 'maria',
    lastName: 'Delgado',
    dob: '1984-03-14',
    memberId: '10048291701',
  };

  it('return the masked address to which the user name was sent, or 404 if no member matches', async () => {
    const { as } = openAccounts();
    const response = await as(...forgot(maria));
    expect(v.parse(forgotten.forgottenUsernamePassword.response, await response.json())).toBe(
      'm***@mail.example',
    );
    expect(await codes(await as(...forgot({ ...maria, dob: '1984-03-15' })))).toEqual(
      error(404, 'USER-NOT-ON-FILE'),
    );
  });

  it('share a limit with registration: three wrong requests per member (000 §9)', async () => {
    const { as, clock } = openAccounts();
    const { forgotten: _, dob, ...person } = maria;
    const requested = {
      ...person,
      ...{ registrationType: 'MREG' as const, relationship: 'SPOUSE' as const, brand: 'hmbcbs' },
      dateOfBirth: dob,
    };
    expect((await as(null, consumerProfile, { payload: requested })).status).toBe(404);
    expect((await as(...forgot({ ...maria, memberId: '999999999' }))).status).toBe(404);
    expect((await as(...forgot({ ...maria, memberId: '888888888' }))).status).toBe(404);
    const refused = await as(...forgot(maria));
    expect(refused.headers.get('Retry-After')).toBe('3600');
    expect(await codes(refused)).toEqual(error(429, 'IDENTITY-LIMIT'));
    const alsoRefused = await as(null, consumerProfile, { payload: requested });
    expect(alsoRefused.headers.get('Retry-After')).toBe('3600');
    expect(await codes(alsoRefused)).toEqual(error(429, 'REGISTER-LIMIT'));
    clock.now += 3_600_001;
    expect((await as(...forgot(maria))).status).toBe(200);
  });

  it('set a temporary password only for the correct answer', async () => {
    const { as, login } = openAccounts();
    const password = { forgotten: 'PASSWORD', logonId: 'maria', answer: 'Nowhere' };
    expect(await codes(await as(...forgot(password)))).toEqual(error(400, 'GEN-NOMATCH'));
    expect((await login('maria')).status).toBe(200);
    expect((await as(...forgot({ ...password, answer: SECURITY_ANSWER.toLowerCase() }))).status).toBe(200);
    expect((await login('maria')).status).toBe(401);
    expect((await readLogin(login('maria', TEMPORARY_PASSWORD))).temporaryPassword).toBe(true);
  });

  it('ask the security question that the person chose, and require its answer', async () => {
    const { as, user } = openAccounts();
    const question = async (logonId: string) =>
      v.parse(
        account.securityQuestion.response,
        await (await as(null, account.securityQuestion, { payload: { logonId } })).json(),
      );
    const before = await question('maria');
    const chosen = { questionId: '103', answer: 'Pepper', currentPassword: PASSWORD };
    expect((await as('maria', account.saveSecurityQuestion, { payload: chosen })).status).toBe(200);
    const unknown = { payload: { ...chosen, questionId: '999' } };
    expect((await as('maria', account.saveSecurityQuestion, unknown)).status).toBe(404);
    const after = await question('maria');
    expect(after).toBe('What was the name of your first pet?');
    expect((await user('maria')).challengeQuestion).toBe(after);
    expect(await question('daniel')).toBe(before);
    const password = { forgotten: 'PASSWORD', logonId: 'maria', answer: SECURITY_ANSWER };
    expect((await as(...forgot(password))).status).toBe(400);
    expect((await as(...forgot({ ...password, answer: 'pepper' }))).status).toBe(200);
  });

  const pin = (logonId: string) => [null, forgotten.requestPin, { payload: { logonId } }] as const;
  const byPin = (logonId: string, typed: string) =>
    forgot({ forgotten: 'PASSWORD_BY_PIN', logonId, pin: typed });

  it('accept a requested PIN only once', async () => {
    const { as, login } = openAccounts();
    expect(await codes(await as(...byPin('maria', IDENTITY_PIN)))).toEqual(error(400, 'GEN-NOMATCH'));
    expect((await as(...pin('maria'))).status).toBe(200);
    expect((await as(...byPin('MARIA', IDENTITY_PIN))).status).toBe(200);
    expect((await login('maria', TEMPORARY_PASSWORD)).status).toBe(200);
    expect(await codes(await as(...byPin('maria', IDENTITY_PIN)))).toEqual(error(400, 'GEN-NOMATCH'));
  });

  it.each(['maria', 'unknown'])('limit PIN requests for "%s" to three an hour (000 §9)', async (logonId) => {
    const { as, clock } = openAccounts();
    for (let nth = 0; nth < 3; nth += 1) expect((await as(...pin(logonId))).status).toBe(200);
    const refused = await as(...pin(logonId));
    expect(refused.headers.get('Retry-After')).toBe('3600');
    expect(await codes(refused)).toEqual(error(429, 'PIN-LIMIT'));
    expect((await as(...pin('daniel'))).status).toBe(200);
    clock.now += 3_600_001;
    expect((await as(...pin(logonId))).status).toBe(200);
  });

  it('refuse even a correct answer or PIN after three wrong attempts', async () => {
    const { as, login, clock } = openAccounts();
    const answer = (typed: string) => forgot({ forgotten: 'PASSWORD', logonId: 'maria', answer: typed });
    await as(...pin('maria'));
    expect((await as(...answer('Nowhere'))).status).toBe(400);
    expect((await as(...byPin('maria', '000000'))).status).toBe(400);
    expect((await as(...answer('Unknown'))).status).toBe(400);
    expect(await codes(await as(...answer(SECURITY_ANSWER)))).toEqual(error(429, 'IDENTITY-LIMIT'));
    expect(await codes(await as(...byPin('maria', IDENTITY_PIN)))).toEqual(error(429, 'IDENTITY-LIMIT'));
    expect((await login('maria')).status).toBe(200);
    clock.now += 3_600_001;
    expect((await as(...answer(SECURITY_ANSWER))).status).toBe(200);
  });

  const ask = ({ as }: Pick<OpenAccounts, 'as'>, logonId: string) =>
    as(null, account.securityQuestion, { payload: { logonId } });
  const questions = async (services: OpenAccounts, names: readonly string[]) => {
    const all: string[] = [];
    for (const name of names)
      all.push(v.parse(account.securityQuestion.response, await (await ask(services, name)).json()));
    return all;
  };

  it('always return the same question for a given unknown name or a given person who chose no question', async () => {
    const services = openAccounts();
    expect((await services.user('nora-temp')).challengeQuestion).toBe('');
    const names = ['nora-temp', ...Array.from({ length: 40 }, (_, at) => `unknown-${at}`)];
    const first = await questions(services, names);
    expect(
      await questions(
        services,
        names.map((name) => ` ${name.toUpperCase()}`),
      ),
    ).toEqual(first);
    expect(new Set(first)).toEqual(new Set(QUESTIONS.map(({ question }) => question)));
    expect(await questions(openAccounts(), names), 'a secret of the service decides').not.toEqual(first);
  });

  it.each(['maria', 'unknown'])(
    'return a security question for the name "%s" at most five times within 15 minutes',
    async (name) => {
      const services = openAccounts();
      for (let nth = 0; nth < 5; nth += 1) expect((await ask(services, name)).status).toBe(200);
      services.clock.now += 60_000;
      const refused = await ask(services, name.toUpperCase());
      expect(refused.headers.get('Retry-After')).toBe('840');
      expect(await codes(refused)).toEqual(error(429, 'LOOK-UP-LIMIT'));
      expect((await ask(services, 'daniel')).status).toBe(200);
      services.clock.now += 840_000;
      expect((await ask(services, name)).status).toBe(200);
    },
  );

  it('refuse further look-ups from a network address that has sent 100 names within 15 minutes', async () => {
    const { app } = openAccounts();
    const connection = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
    const send = (path: string, payload: object) =>
      app.request(
        path,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ baseMessage, payload }),
        },
        connection,
      );
    for (let nth = 0; nth < 100; nth += 1)
      await send(account.securityQuestion.path, { logonId: `member-${nth}` });
    for (const [call, payload] of [
      [account.securityQuestion, { logonId: 'maria' }],
      [forgotten.forgottenUsernamePassword, maria],
    ] as const) {
      const refused = await send(call.path, payload);
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
    }
  });

  it('respond to a wrong answer or PIN in the same way for unknown and known names', async () => {
    const { as } = openAccounts();
    for (const logonId of ['maria', 'unknown']) {
      const proof = { forgotten: 'PASSWORD', logonId, answer: 'Nowhere' };
      expect(await codes(await as(...forgot(proof)))).toEqual(error(400, 'GEN-NOMATCH'));
      expect(await codes(await as(...byPin(logonId, '000000')))).toEqual(error(400, 'GEN-NOMATCH'));
    }
  });
});
