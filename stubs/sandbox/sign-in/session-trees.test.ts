/** Tokens end with the session that they come from, at any depth (spec 000 §4 'Token login session'). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMIT_HOURS } from '../../../src/session/timeout/session-limit.rules.ts';
import { NOON, openSandbox } from '../sandbox.fixture.ts';
import { isWithin, rootWithin, SESSION_SECONDS } from './session-store.ts';
import { endAllSessions, endSession, extendSession, issueGrant, useRefreshToken } from './token-grants.ts';

const HOUR_MS = 3_600_000;
const SCOPE = 'resource.READ';
const RUNS = 150;

interface Token {
  access: string;
  /** Null for a token that cannot be refreshed. */
  refresh: string | null;
  path: string;
}

interface Step {
  do: 'issue' | 'refresh' | 'simulate' | 'sign-out' | 'keep alive';
  at: number;
}

function open() {
  const { services, clock } = openSandbox();
  const personOf = (id: string) => {
    const person = services.accounts.find(id);
    if (!person) throw new Error(`${id} has no account`);
    return person;
  };
  const pathOf = (access: string) => services.sessions.find(access)?.root.path ?? '';
  const signIn = (id: string): Token => {
    const { access_token: access, refresh_token: refresh } = issueGrant(
      services,
      personOf(id),
      'mincr',
      SCOPE,
    );
    return { access, refresh, path: pathOf(access) };
  };
  const works = ({ access }: Token) => {
    const session = services.sessions.find(access);
    return session !== undefined && !services.sessions.isExpired(session);
  };
  return { services, clock, personOf, pathOf, signIn, works };
}

const step = fc.record({
  do: fc.constantFrom<Step['do']>('issue', 'refresh', 'simulate', 'sign-out', 'keep alive'),
  at: fc.nat(),
});

it('after any steps exactly the tokens of sessions that have not ended work', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps: Step[]) => {
      const { services, personOf, pathOf, signIn, works } = open();
      let valid = [signIn('ivan'), signIn('ivan'), signIn('maria')];
      const ended: Token[] = [];
      for (const { do: action, at } of steps) {
        const token = valid[at % Math.max(valid.length, 1)];
        if (!token) break;
        const session = services.sessions.find(token.access);
        if (!session) throw new Error('a valid token has no session');
        const { logonId, root } = session;
        if (action === 'issue')
          valid.push({
            ...token,
            access: services.sessions.start(logonId, 'mincr', { root }),
            refresh: null,
          });
        else if (action === 'simulate') {
          const access = services.sessions.start('MARIA', 'mincr', { root: rootWithin(root, `${at}`) });
          valid.push({ access, refresh: null, path: pathOf(access) });
        } else if (action === 'keep alive') extendSession(services, token.access);
        else if (action === 'refresh' && token.refresh !== null) {
          const grant = useRefreshToken(services, token.access, token.refresh);
          if (!grant) throw new Error('a valid refresh token was refused');
          const next = issueGrant(services, personOf(logonId), 'mincr', SCOPE, grant.root);
          valid = valid.filter((other) => other !== token);
          ended.push(token);
          valid.push({ access: next.access_token, refresh: next.refresh_token, path: token.path });
        } else if (action === 'sign-out') {
          endSession(services, token.access);
          ended.push(...valid.filter(({ path }) => isWithin(path, token.path)));
          valid = valid.filter(({ path }) => !isWithin(path, token.path));
        }
      }
      expect(valid.filter((token) => !works(token))).toEqual([]);
      expect(ended.filter(works)).toEqual([]);
      for (const { access, refresh } of ended)
        expect(refresh === null ? undefined : useRefreshToken(services, access, refresh)).toBeUndefined();
    }),
    { numRuns: RUNS },
  );
});

describe('the end of a session', () => {
  it.each([
    ['a member', 'maria', LIMIT_HOURS.member],
    ['staff', 'ivan', LIMIT_HOURS.staff],
    ['an agent', 'gwen', LIMIT_HOURS.staff],
  ])('%s signs in again after a limit that no refresh, keep-alive or simulation extends', (_, id, hours) => {
    const { services, clock, personOf, works } = open();
    const person = personOf(id);
    let { access_token: access, refresh_token: refresh } = issueGrant(services, person, 'mincr', SCOPE);
    const root = services.sessions.find(access)?.root;
    if (!root) throw new Error('no session');
    const simulated = services.sessions.start('MARIA', 'mincr', { root: rootWithin(root, 'ab') });
    const every = (SESSION_SECONDS * 1000) / 2;
    while (clock.now + every < NOON + hours * HOUR_MS) {
      clock.now += every;
      extendSession(services, simulated);
      const grant = useRefreshToken(services, access, refresh);
      expect(grant).toBeDefined();
      ({ access_token: access, refresh_token: refresh } = issueGrant(
        services,
        person,
        'mincr',
        SCOPE,
        grant?.root,
      ));
    }
    clock.now = NOON + hours * HOUR_MS - 1;
    expect([access, simulated].map((token) => works({ access: token, refresh: null, path: '' }))).toEqual([
      true,
      true,
    ]);
    clock.now += 1;
    expect([access, simulated].map((token) => works({ access: token, refresh: null, path: '' }))).toEqual([
      false,
      false,
    ]);
    expect(useRefreshToken(services, access, refresh)).toBeUndefined();
  });

  it('"sign out everywhere" ends what the person signed in to, and no simulation by staff', () => {
    const { services, signIn, works, pathOf } = open();
    const [maria, other, ivan] = [signIn('maria'), signIn('maria'), signIn('ivan')];
    const root = services.sessions.find(ivan.access)?.root;
    if (!root) throw new Error('no session');
    const access = services.sessions.start('MARIA', 'mincr', { root: rootWithin(root, 'cd') });
    endAllSessions(services, 'MARIA');
    expect([maria, other, ivan, { access, refresh: null, path: pathOf(access) }].map(works)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    endSession(services, ivan.access);
    expect(works({ access, refresh: null, path: '' })).toBe(false);
  });
});
