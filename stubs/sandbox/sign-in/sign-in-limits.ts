/** Limits wrong sign-ins per user name and per network address (docs/decisions/070). */
import * as v from 'valibot';
import type { SandboxServices, SandboxContext } from '../context.ts';
import { hashOf } from './session-store.ts';

/** Wrong sign-ins of one user name within `WINDOW_MS`; the next try is refused, even with the right password. */
export const MAX_WRONG_PER_NAME = 5;
/** Wrong sign-ins from one address within `WINDOW_MS`. Many people may share an address, so it is far higher. */
export const MAX_WRONG_PER_ADDRESS = 100;
export const WINDOW_MS = 15 * 60_000;

const MS_PER_SECOND = 1000;
const KIND = 'wrong-sign-ins';

/** Times of the wrong sign-ins, milliseconds since 1970, oldest first. */
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

/** The connection's address. Forwarding headers are not read: a client can forge them. */
function counterOfAddress({ env }: SandboxContext): Counter[] {
  // Without a Node server the sandbox has no bindings.
  const address = { ...env }.incoming?.socket.remoteAddress;
  return address === undefined ? [] : [{ key: hashOf(`address ${address}`), most: MAX_WRONG_PER_ADDRESS }];
}

const countersOf = (c: SandboxContext, logonId: string): Counter[] => [
  counterOfName(logonId),
  ...counterOfAddress(c),
];

function recent({ state, now }: SandboxServices, { key }: Counter): number[] {
  const found = state.get('', KIND, key, moments) ?? [];
  return found.filter((moment) => moment > now() - WINDOW_MS);
}

/** Seconds until this name may be tried again from this address; null where it may be tried now. */
export function retryAfter(services: SandboxServices, c: SandboxContext, logonId: string): number | null {
  const waits = countersOf(c, logonId).flatMap((counter) => {
    const first = recent(services, counter).at(-counter.most);
    return first === undefined ? [] : [first + WINDOW_MS - services.now()];
  });
  return waits.length === 0 ? null : Math.ceil(Math.max(...waits) / MS_PER_SECOND);
}

export function countWrongSignIn(services: SandboxServices, c: SandboxContext, logonId: string): void {
  for (const counter of countersOf(c, logonId))
    services.state.set('', KIND, counter.key, [...recent(services, counter), services.now()]);
}

/**
 * After a correct password the count of the name starts over. The count of the address stays; otherwise one valid account
 * would be enough to try every other name.
 */
export const resetWrongSignIns = ({ state }: SandboxServices, logonId: string): void =>
  state.remove('', KIND, counterOfName(logonId).key);
