/** Limits wrong sign-ins and look-ups per user name and per network address (decisions/sign-in#limits-on-wrong-sign-ins). */
import * as v from 'valibot';
import type { SandboxServices, SandboxContext, ServerBindings } from '../context.ts';
import { refuseUntil } from '../http/requests.ts';
import { hashOf } from './session-store.ts';

/** Wrong sign-ins of one user name within `WINDOW_MS`; the next try is refused, even with the right password. */
export const MAX_WRONG_PER_NAME = 5;
/** Wrong sign-ins from one address within `WINDOW_MS`. Many people may share an address, so it is far higher. */
export const MAX_WRONG_PER_ADDRESS = 100;
export const WINDOW_MS = 15 * 60_000;

const MS_PER_SECOND = 1000;

/** Each is counted by itself. */
type Tries = 'wrong-sign-ins' | 'look-ups';
const WRONG: Tries = 'wrong-sign-ins';
const LOOK_UPS: Tries = 'look-ups';

/** Times of the tries, milliseconds since 1970, oldest first. */
const moments = v.array(v.number());

/** What is counted, and its limit. Names and addresses are stored as hashes only. */
interface Counter {
  key: string;
  most: number;
}

/** @param logonId also one that does not exist: the limit must not reveal which exist */
const counterOfName = (logonId: string): Counter => ({
  key: hashOf(`name ${logonId.trim().toUpperCase()}`),
  most: MAX_WRONG_PER_NAME,
});

/** The visitor's address as the server knows it. Forwarding headers are not read: a client can forge them. */
function counterOfAddress({ env }: SandboxContext): Counter[] {
  // Without a Node server the sandbox has no bindings.
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

/** Seconds until this name may be tried again from this address; null where it may be tried now. */
export const retryAfter = (services: SandboxServices, c: SandboxContext, logonId: string): number | null =>
  waitOf(services, c, WRONG, logonId);

export const countWrongSignIn = (services: SandboxServices, c: SandboxContext, logonId: string): void =>
  count(services, c, WRONG, logonId);

/** The refusal of a call that tells something about a name without a password; undefined below the limit. */
export function refuseLookUp(
  services: SandboxServices,
  c: SandboxContext,
  name: string,
  code: string,
): Response | undefined {
  const wait = waitOf(services, c, LOOK_UPS, name);
  return wait === null ? undefined : refuseUntil(wait, code);
}

/** @param name also one that does not exist */
export const countLookUp = (services: SandboxServices, c: SandboxContext, name: string): void =>
  count(services, c, LOOK_UPS, name);

/**
 * After a correct password the count of the name starts over. The count of the address stays; otherwise one valid account
 * would be enough to try every other name.
 */
export const resetWrongSignIns = ({ state }: SandboxServices, logonId: string): void =>
  state.remove('', WRONG, counterOfName(logonId).key);
