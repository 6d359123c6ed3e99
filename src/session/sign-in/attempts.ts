/**
 * Counts attempts per user name in this window (spec 000 §9), across reloads and sign-outs. Stored under four hex
 * digits of a salted digest, which match one name in 65 536, so that storage reveals no name. The services enforce
 * the limits; this saves pointless tries.
 */
import { sessionStore } from '../../lib/storage.ts';
import { attemptsLeft, type Attempt } from './attempts.rules.ts';
import { ATTEMPTS_KEY } from '../storage/session-keys.ts';

const DIGEST_DIGITS = 4;
/** Longer than such a form stays open. */
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

/** User names are case-insensitive, as at the services. */
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

/** @returns how many are left */
export async function countAttempt(kind: Attempt, name: string): Promise<number> {
  const { salt, made } = storedAttempts();
  const digest = await digestOf(salt, kind, name);
  const count = (made[digest] ?? 0) + 1;
  sessionStore.set(ATTEMPTS_KEY, { salt, made: { ...made, [digest]: count } }, LIFETIME_MS);
  return attemptsLeft(kind, count);
}
