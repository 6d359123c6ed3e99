/**
 * Limits wrong sign-ins and, separately, look-ups of names. Both are limited per name and per network address
 * (decisions/sign-in#limits-on-wrong-sign-ins).
 */
import * as v from 'valibot';
import type { SandboxServices, SandboxContext, ServerBindings } from '../context.ts';
import { refuseUntil } from '../http/requests.ts';
import { hashOf } from './session-store.ts';

/** Allowed wrong sign-ins of one user name within `WINDOW_MS`. After that, even the correct password is refused. */
export const MAX_WRONG_PER_NAME = 5;
/**
 * Allowed wrong sign-ins from one network address within `WINDOW_MS`. This limit is far higher than the limit for a
 * name, because many people may share an address.
 */
export const MAX_WRONG_PER_ADDRESS = 100;
export const WINDOW_MS = 15 * 60_000;

const MS_PER_SECOND = 1000;

/** The kinds of attempts that are limited. Each kind is counted separately. */
type Tries = 'wrong-sign-ins' | 'look-ups';
const WRONG: Tries = 'wrong-sign-ins';
const LOOK_UPS: Tries = 'look-ups';

/** When attempts were made, in milliseconds since 1970, oldest first. */
const moments = v.array(v.number());

/** The key of a count, and its limit. Keys are hashes, so that names and addresses are not stored. */
interface Counter {
  key: string;
  most: number;
}

/** @param logonId may be an unknown name, because the limit must not reveal which names exist */
const counterOfName = (logonId: string): Counter => ({
  key: hashOf(`name ${logonId.trim().toUpperCase()}`),
  most: MAX_WRONG_PER_NAME,
});

/** The counter of attempts from the visitor's network address. Ignores forwarding headers, because clients can forge them. */
function counterOfAddress({ env }: SandboxContext): Counter[] {
  // If no Node server serves the sandbox, the address is unknown, so attempts are not limited by address.
  const { visitor, incoming }: ServerBindings = { ...env };
  const address = visitor ?? incoming?.socket.remoteAddress;
  return address === undefined ? [] : [{ key: hashOf(`address ${address}`), most: MAX_WRONG_PER_ADDRESS }];
}

const countersOf = (c: SandboxContext, logonId: string): Counter[] => [
  counterOfName(logonId),
  ...counterOfAddress(c),
];

function recent({ state, now }: SandboxServices, tries: Tries, { key }: Counter): number[] {
  const triesAt = state.get('', tries, key, moments) ?? [];
  return triesAt.filter((moment) => moment > now() - WINDOW_MS);
}

function waitOf(services: SandboxServices, c: SandboxContext, tries: Tries, logonId: string): number | null {
  const waits = countersOf(c, logonId).flatMap((counter) => {
    const first = recent(services, tries, counter).at(-counter.most);
    return first === undefined ? [] : [first + WINDOW_MS - services.now()];
  });
  return waits.length === 0 ? null : Math.ceil(Math.max(...waits) / MS_PER_SECOND);
}

function count(services: SandboxServices, c: SandboxContext, tries: Tries, logonId: string): void {
  for (const counter of countersOf(c, logonId))
    services.state.set('', tries, counter.key, [...recent(services, tries, counter), services.now()]);
}

/** Seconds until a sign-in with this name from this address is allowed again; null if it is allowed now. */
export const retryAfter = (services: SandboxServices, c: SandboxContext, logonId: string): number | null =>
  waitOf(services, c, WRONG, logonId);

export const countWrongSignIn = (services: SandboxServices, c: SandboxContext, logonId: string): void =>
  count(services, c, WRONG, logonId);

/** The refusal after too many look-ups of a name (`countLookUp`); otherwise undefined. */
export function refuseLookUp(
  services: SandboxServices,
  c: SandboxContext,
  name: string,
  code: string,
): Response | undefined {
  const wait = waitOf(services, c, LOOK_UPS, name);
  return wait === null ? undefined : refuseUntil(wait, code);
}

/**
 * Counts a look-up: a call that needs no password, but reveals something about a name.
 * @param name may be an unknown name
 */
export const countLookUp = (services: SandboxServices, c: SandboxContext, name: string): void =>
  count(services, c, LOOK_UPS, name);

/**
 * Resets the count of a name after a correct password. The count of the network address stays, because otherwise someone with
 * one valid account could keep trying other names.
 */
export const resetWrongSignIns = ({ state }: SandboxServices, logonId: string): void =>
  state.remove('', WRONG, counterOfName(logonId).key);
