import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as flows from '../../../src/session/sign-in/sign-in-flows.schema.ts';
import { userLogin } from '../../../src/session/sign-in/sign-in.schema.ts';
import { requestTokens, TOKEN_SCOPE } from '../../../src/session/tokens/tokens.schema.ts';
import { PASSWORD } from '../../people/person.ts';
import { basic, codes, error, MN, openAccounts, type OpenAccounts } from '../accounts.fixture.ts';
import { openSandbox } from '../sandbox.fixture.ts';
import { MAX_WRONG_PER_ADDRESS, MAX_WRONG_PER_NAME, WINDOW_MS } from './sign-in-limits.ts';

const WRONG = 'Lighthouse8!';
const LIMIT = error(429, 'SIGN-IN-LIMIT');

type SignIn = (services: OpenAccounts, logonId: string, password: string) => Promise<Response>;

const FLOWS: readonly (readonly [string, SignIn])[] = [
  ['ltpalogin', (services, id, password) => services.ltpa(id, password)],
  [
    'userLogin',
    ({ request }, logonId, password) =>
      request(userLogin, { payload: { logonId, password, brand: 'mincr' } }, null),
  ],
  [
    'userauth',
    ({ request }, id, password) =>
      request(
        flows.userauthLogin,
        {
          headers: { Authorization: basic(id, password), AppId: 'CHMMBR' },
          payload: { brand: 'mincr' },
        },
        null,
      ),
  ],
  [
    'password grant',
    ({ request }, username, password) =>
      request(
        requestTokens,
        { payload: { grant_type: 'password', scope: TOKEN_SCOPE, username, password } },
        null,
      ),
  ],
];

async function times(count: number, run: () => Promise<unknown>): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) await run();
}

describe.each(FLOWS)('wrong sign-ins by %s', (_name, signIn) => {
  it('block even the correct password after five wrong passwords, until 15 minutes have passed since the first', async () => {
    const services = openAccounts();
    await signIn(services, 'maria', WRONG);
    services.clock.now += 60_000;
    await times(MAX_WRONG_PER_NAME - 2, () => signIn(services, 'maria', WRONG));
    expect((await signIn(services, 'Maria', WRONG)).status).not.toBe(429);

    const refused = await signIn(services, 'MARIA', PASSWORD);
    expect(refused.headers.get('Retry-After')).toBe(String(WINDOW_MS / 1000 - 60));
    expect(await codes(refused)).toEqual(LIMIT);
    expect((await signIn(services, 'daniel', PASSWORD)).status).toBe(200);

    services.clock.now += WINDOW_MS - 60_001;
    expect((await signIn(services, 'maria', PASSWORD)).headers.get('Retry-After')).toBe('1');
    services.clock.now += 1;
    expect((await signIn(services, 'maria', PASSWORD)).status).toBe(200);
  });

  it('are no longer counted after a sign-in with the correct password, if the limit was not reached', async () => {
    const services = openAccounts();
    for (let round = 0; round < 2; round += 1) {
      await times(MAX_WRONG_PER_NAME - 1, () => signIn(services, 'maria', WRONG));
      expect((await signIn(services, 'maria', PASSWORD)).status).toBe(200);
    }
  });

  it('block a nonexistent name in the same way as an existing name', async () => {
    const services = openAccounts();
    await times(MAX_WRONG_PER_NAME, () => signIn(services, 'unknown', WRONG));
    expect(await codes(await signIn(services, 'unknown', WRONG))).toEqual(LIMIT);
  });
});

it('wrong sign-ins by different flows are counted together', async () => {
  const services = openAccounts();
  for (const [, signIn] of [...FLOWS, ...FLOWS].slice(0, MAX_WRONG_PER_NAME))
    await signIn(services, 'maria', WRONG);
  for (const [, signIn] of FLOWS) expect((await signIn(services, 'maria', PASSWORD)).status).toBe(429);
});

it('a refused sign-in with a correct password is not counted as wrong', async () => {
  const services = openAccounts();
  await times(MAX_WRONG_PER_NAME + 1, () => services.ltpa('suspended'));
  expect(await codes(await services.ltpa('suspended'))).toEqual(error(401, 'GEN-SUSPEND'));
});

describe('wrong sign-ins from one network address', () => {
  function openAt() {
    const { app, clock } = openSandbox();
    /** Signs in from a network address. @returns the status and the Retry-After header */
    const signIn = async (remoteAddress: string, logonId: string, password: string, forwarded = '') => {
      const response = await app.request(
        `/wcs/x-services/resources/store/${MN.storeID}/login/ltpalogin`,
        {
          method: 'POST',
          headers: {
            Authorization: basic(logonId, password),
            'X-Forwarded-For': forwarded,
            Origin: 'http://localhost',
          },
        },
        { incoming: { socket: { remoteAddress } } },
      );
      return [response.status, response.headers.get('Retry-After')];
    };
    return { clock, signIn };
  }

  it('block all user names at that address for 15 minutes, but not at another address', async () => {
    const { clock, signIn } = openAt();
    for (let nth = 0; nth < MAX_WRONG_PER_ADDRESS; nth += 1)
      expect(await signIn('192.0.2.1', `name${nth}`, WRONG, `198.51.100.${nth}`)).toEqual([401, null]);
    expect(await signIn('192.0.2.1', 'maria', PASSWORD, '198.51.100.200')).toEqual([429, '900']);
    expect(await signIn('192.0.2.2', 'maria', PASSWORD)).toEqual([200, null]);
    clock.now += WINDOW_MS;
    expect(await signIn('192.0.2.1', 'maria', PASSWORD)).toEqual([200, null]);
  });

  it('are still counted after a successful sign-in from that address', async () => {
    const { signIn } = openAt();
    for (let nth = 0; nth < MAX_WRONG_PER_ADDRESS; nth += 1) {
      await signIn('192.0.2.1', `name${nth}`, WRONG);
      if (nth === 0) await signIn('192.0.2.1', 'maria', PASSWORD);
    }
    expect(await signIn('192.0.2.1', 'maria', PASSWORD)).toEqual([429, '900']);
  });
});

it('after five wrong passwords for a user name within 15 minutes, further sign-ins get a 429 instead of a 401', async () => {
  const step = fc.record({
    waitMs: fc.integer({ min: 0, max: WINDOW_MS / 4 }),
    name: fc.constantFrom('one', 'two'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
      const { login, clock, close } = openSandbox();
      const wrong: Record<string, number[]> = { one: [], two: [] };
      for (const { waitMs, name } of steps) {
        clock.now += waitMs;
        const earlier = (wrong[name] ?? []).filter((at) => at > clock.now - WINDOW_MS);
        const isRefused = earlier.length >= MAX_WRONG_PER_NAME;
        expect((await login(name, WRONG)).status).toBe(isRefused ? 429 : 401);
        wrong[name] = isRefused ? earlier : [...earlier, clock.now];
      }
      close();
    }),
    { numRuns: 20 },
  );
});
