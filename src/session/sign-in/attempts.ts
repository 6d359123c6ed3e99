/**
 * Counts the attempts of a user name in this window (spec 000 §9). Kept for as long as the window is open, also across
 * reloads and sign-outs; under four figures of a salted digest, which fit one name of 65 536: no name stands in
 * storage, and none can be shown to have been tried. The services count for themselves: this spares a person
 * tries that cannot help, and says in time whom to call.
 */
import { sessionStore } from '../../lib/storage.ts';
import { attemptsLeft, type Attempt } from './attempts.rules.ts';
import { ATTEMPTS_KEY } from '../storage/session-keys.ts';

/** Hexadecimal figures of a digest that are kept. */
const DIGEST_DIGITS = 4;
/** Longer than a window with such a form stays open. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

interface StoredAttempts {
  salt: string;
  /** Number of attempts by digest. */
  made: Readonly<Record<string, number>>;
}

const isStoredAttempts = (value: unknown): value is StoredAttempts =>
  typeof value === 'object' &&
  value !== null &&
  'salt' in value &&
  typeof value.salt === 'string' &&
  'made' in value &&
  typeof value.made === 'object' &&
  value.made !== null;

function storedAttempts(): StoredAttempts {
  const value = sessionStore.get(ATTEMPTS_KEY);
  return isStoredAttempts(value) ? value : { salt: crypto.randomUUID(), made: {} };
}

/** A name is the same in capital letters, as for the services. */
async function digestOf(salt: string, kind: Attempt, name: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt} ${kind} ${name.trim().toUpperCase()}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGEST_DIGITS);
}

/** How many attempts a name has left in this window. */
export async function attemptsRemaining(kind: Attempt, name: string): Promise<number> {
  const { salt, made } = storedAttempts();
  return attemptsLeft(kind, made[await digestOf(salt, kind, name)] ?? 0);
}

/** Counts one more. @returns how many are left then */
export async function countAttempt(kind: Attempt, name: string): Promise<number> {
  const { salt, made } = storedAttempts();
  const digest = await digestOf(salt, kind, name);
  const count = (made[digest] ?? 0) + 1;
  sessionStore.set(ATTEMPTS_KEY, { salt, made: { ...made, [digest]: count } }, LIFETIME_MS);
  return attemptsLeft(kind, count);
}
