/**
 * Counts attempts per user name in this browser tab. Stores a digest instead of the name (spec 000 §9;
 * decisions/sign-in#limits-on-identity-checks).
 */
import { sessionStore } from '../../lib/storage/storage.ts';
import { attemptsLeft, personAttempts, type Attempt, type IdentifiedPerson } from './attempts.rules.ts';
import { ATTEMPTS_KEY } from '../storage/session-keys.ts';

const DIGEST_DIGITS = 4;
const LIFETIME_MS = 60 * 60 * 1000; // the services also count for an hour
const KINDS = ['pin', 'identity', 'guardian'] as const satisfies readonly Attempt[];

interface StoredAttempts {
  salt: string;
  /** When the counts expire, in ms since 1970: an hour after the first attempt. */
  until: number;
  made: Readonly<Record<string, number>>;
}

const isStoredAttempts = (value: unknown): value is StoredAttempts =>
  typeof value === 'object' &&
  value !== null &&
  'salt' in value &&
  typeof value.salt === 'string' &&
  'until' in value &&
  typeof value.until === 'number' &&
  'made' in value &&
  typeof value.made === 'object' &&
  value.made !== null;

function storedAttempts(): StoredAttempts {
  const value = sessionStore.get(ATTEMPTS_KEY);
  return isStoredAttempts(value) && value.until > Date.now()
    ? value
    : { salt: crypto.randomUUID(), until: Date.now() + LIFETIME_MS, made: {} };
}

/** Ignores the case of names, as the services do. */
async function digestOf(salt: string, kind: Attempt, name: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${salt} ${kind} ${name.trim().toUpperCase()}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, DIGEST_DIGITS);
}

export async function attemptsRemaining(kind: Attempt, name: string): Promise<number> {
  const { salt, made } = storedAttempts();
  return attemptsLeft(kind, made[await digestOf(salt, kind, name)] ?? 0);
}

async function changeCount(kind: Attempt, name: string, next: (made: number) => number): Promise<number> {
  const { salt, until, made } = storedAttempts();
  const digest = await digestOf(salt, kind, name);
  const before = made[digest] ?? 0;
  const count = next(before);
  if (count !== before) sessionStore.set(ATTEMPTS_KEY, { salt, until, made: { ...made, [digest]: count } });
  return attemptsLeft(kind, count);
}

export const countAttempt = (kind: Attempt, name: string): Promise<number> =>
  changeCount(kind, name, (made) => made + 1);

/** Call this after a success, which resets the service's counts too. */
export async function resetAttempts(name: string): Promise<void> {
  for (const kind of KINDS) await changeCount(kind, name, () => 0);
}

async function fewestOf(person: IdentifiedPerson, count: typeof countAttempt): Promise<number> {
  let left = Infinity;
  for (const name of personAttempts(person)) left = Math.min(left, await count('identity', name));
  return left;
}

export const personAttemptsRemaining = (person: IdentifiedPerson): Promise<number> =>
  fewestOf(person, attemptsRemaining);

export const countPersonAttempt = (person: IdentifiedPerson): Promise<number> =>
  fewestOf(person, countAttempt);

export async function resetPersonAttempts(person: IdentifiedPerson): Promise<void> {
  for (const name of personAttempts(person)) await resetAttempts(name);
}
