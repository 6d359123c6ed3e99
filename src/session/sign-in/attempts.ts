/**
 * Counts attempts per user name in this browser tab. Stores a digest instead of the name (spec 000 §9;
 * decisions/sign-in#limits-on-identity-checks).
 */
import { sessionStore } from '../../lib/storage/storage.ts';
import { attemptsLeft, personAttempts, type Attempt, type IdentifiedPerson } from './attempts.rules.ts';
import { ATTEMPTS_KEY } from '../storage/session-keys.ts';

const DIGEST_DIGITS = 4;
const LIFETIME_MS = 24 * 60 * 60 * 1000;

interface StoredAttempts {
  salt: string;
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

export async function countAttempt(kind: Attempt, name: string): Promise<number> {
  const { salt, made } = storedAttempts();
  const digest = await digestOf(salt, kind, name);
  const count = (made[digest] ?? 0) + 1;
  sessionStore.set(ATTEMPTS_KEY, { salt, made: { ...made, [digest]: count } }, LIFETIME_MS);
  return attemptsLeft(kind, count);
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
