/** Tokens end with the session in which they were issued, at any depth (spec 000 §4 'Token login session'). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMIT_HOURS } from '../../../src/session/timeout/session-limit.rules.ts';
import { NOON, openSandbox } from '../sandbox.fixture.ts';
import { isWithin, rootWithin, SESSION_SECONDS } from './session-store.ts';
import { endAllSessions, endSession, extendSession, issueGrant, useRefreshToken } from './token-grants.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const LIFETIME_MS = SESSION_SECONDS * 1000;
/** Shortest and longest wait in minutes. All steps together take less time than the maximum length of a session. */
const [SHORTEST_WAIT, LONGEST_WAIT] = [10, 19];
const SCOPE = 'resource.READ';
const RUNS = 60;

interface Token {
  access: string;
  /** The refresh token of the access token; null if the access token cannot be refreshed. */
  refresh: string | null;
  path: string;
  /** When the access token expires. Until then, it is valid if its outer sessions are open. */
  until: number;
}

interface Step {
  do: 'issue' | 'refresh' | 'simulate' | 'sign-out' | 'keep alive' | 'wait';
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
    return { access, refresh, path: pathOf(access), until: clock.now + LIFETIME_MS };
  };
  const works = ({ access }: Pick<Token, 'access'>) => {
    const session = services.sessions.find(access);
    return session !== undefined && !services.sessions.isExpired(session);
  };
  return { services, clock, personOf, pathOf, signIn, works };
}

const step = fc.record({
  do: fc.constantFrom<Step['do']>(
    'issue',
    'refresh',
    'simulate',
    'sign-out',
    'keep alive',
    'keep alive',
    'wait',
    'wait',
  ),
  at: fc.nat(),
});

const outerPaths = (path: string): string[] =>
  path.split('/').flatMap((_, at, ids) => (at === 0 ? [] : ids.slice(0, at).join('/')));

it('a token is valid if and only if its session and all outer sessions are open, after any sequence of actions', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps: Step[]) => {
      const { services, clock, personOf, pathOf, signIn, works } = open();
      let tokens = [signIn('ivan'), signIn('ivan'), signIn('maria')];
      const ended: Token[] = [];
      const mayWork = ({ until, path }: Token): boolean =>
        until > clock.now &&
        outerPaths(path).every((outer) =>
          tokens.some((token) => token.path === outer && token.until > clock.now),
        );
      for (const { do: action, at } of steps) {
        const token = tokens[at % Math.max(tokens.length, 1)];
        if (!token) break;
        const session = services.sessions.find(token.access);
        if (!session) throw new Error('a token of a session that has not ended has no session');
        const { logonId, root } = session;
        const until = clock.now + LIFETIME_MS;
        if (action === 'wait') {
          clock.now += (SHORTEST_WAIT + (at % (LONGEST_WAIT - SHORTEST_WAIT))) * MINUTE_MS;
          expect(tokens.filter((token) => works(token) !== mayWork(token))).toEqual([]);
        } else if (action === 'keep alive') {
          extendSession(services, token.access);
          if (mayWork(token) && token.refresh === null) token.until = until;
        } else if (action === 'issue' && mayWork(token)) {
          const access = services.sessions.start(logonId, 'mincr', { root });
          tokens.push({ access, refresh: null, path: token.path, until });
        } else if (action === 'simulate' && mayWork(token)) {
          const access = services.sessions.start('MARIA', 'mincr', { root: rootWithin(root, `${at}`) });
          tokens.push({ access, refresh: null, path: pathOf(access), until });
        } else if (action === 'refresh' && token.refresh !== null) {
          const grant = useRefreshToken(services, token.access, token.refresh);
          if (!grant) throw new Error('a valid refresh token was refused');
          const next = issueGrant(services, personOf(logonId), 'mincr', SCOPE, grant.root);
          ended.push({ ...token });
          Object.assign(token, { refresh: null, until: clock.now });
          tokens.push({
            access: next.access_token,
            refresh: next.refresh_token,
            path: token.path,
            until,
          });
        } else if (action === 'sign-out') {
          endSession(services, token.access);
          ended.push(...tokens.filter(({ path }) => isWithin(path, token.path)));
          tokens = tokens.filter(({ path }) => !isWithin(path, token.path));
        }
      }
      expect(tokens.filter((token) => works(token) !== mayWork(token))).toEqual([]);
      expect(ended.filter(works)).toEqual([]);
      for (const { access, refresh } of ended)
        expect(refresh === null ? undefined : useRefreshToken(services, access, refresh)).toBeUndefined();
    }),
    { numRuns: RUNS },
  );
});

describe('a session', () => {
  it.each([
    ['a member', 'maria', LIMIT_HOURS.member],
    ['staff', 'ivan', LIMIT_HOURS.staff],
    ['an agent', 'gwen', LIMIT_HOURS.staff],
  ])('of %s ends at a time limit that no refresh, keep-alive or simulation extends', (_, id, hours) => {
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
    expect([access, simulated].map((token) => works({ access: token }))).toEqual([true, true]);
    clock.now += 1;
    expect([access, simulated].map((token) => works({ access: token }))).toEqual([false, false]);
    expect(useRefreshToken(services, access, refresh)).toBeUndefined();
  });

  it('that ends by inactivity also ends its simulations, even if the simulations were kept alive', () => {
    const { services, clock, signIn, works } = open();
    const ivan = signIn('ivan');
    const root = services.sessions.find(ivan.access)?.root;
    if (!root) throw new Error('no session');
    const ownSession = services.sessions.start('IVAN', 'mincr', { root });
    const simulated = services.sessions.start('MARIA', 'mincr', { root: rootWithin(root, 'ab') });
    const later = (extended: string[]): boolean[] => {
      clock.now += (LIFETIME_MS * 2) / 3;
      for (const token of extended) extendSession(services, token);
      return [ownSession, simulated].map((access) => works({ access }));
    };
    expect(later([ownSession, simulated])).toEqual([true, true]);
    expect(later([ownSession, simulated])).toEqual([true, true]);
    expect(later([simulated])).toEqual([true, true]);
    expect(later([simulated])).toEqual([false, false]);
    expect(services.sessions.secondsLeft(simulated)).toBe(0);
    expect(services.sessions.open('MARIA')).not.toContain(rootWithin(root, 'ab').path);
    expect(services.sessions.hasOpenWithin(root.path)).toBe(false);
  });

  it('ends on "sign out everywhere" by its owner, but a simulation of the owner by staff continues', () => {
    const { services, signIn, works } = open();
    const [maria, other, ivan] = [signIn('maria'), signIn('maria'), signIn('ivan')];
    const root = services.sessions.find(ivan.access)?.root;
    if (!root) throw new Error('no session');
    const access = services.sessions.start('MARIA', 'mincr', { root: rootWithin(root, 'cd') });
    endAllSessions(services, 'MARIA');
    expect([maria, other, ivan, { access }].map(works)).toEqual([false, false, true, true]);
    endSession(services, ivan.access);
    expect(works({ access })).toBe(false);
  });
});
