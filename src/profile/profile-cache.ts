/**
 * Caches the profile, encrypted, for further pages and tabs of the session (spec 001 §7 'cached in encrypted form'; decisions/session#the-cached-profile).
 * Half of the passphrase is the session cookie, so the cache cannot be decrypted after the session.
 */
import { sessionStore } from '../lib/storage/storage.ts';
import { readCookie } from '../session/storage/session-cookies.ts';
import { newPassphrase, encrypt, decrypt } from './encryption.ts';
import type { Profile } from './profile.rules.ts';
import { isUserRecord } from '../session/user/stored-user.rules.ts';
import { USER_KEY, PROFILE_KEY, PROFILE_PASSPHRASE_KEY } from '../session/storage/session-keys.ts';
import { SESSION_COOKIE } from '../session/storage/shell-keys.ts';

/** Must be increased when the shape of the cached profile changes. */
const CACHE_VERSION = 3;

/** Identifies the cache's owner by cache version, user and host; null without a session. */
function owner(): string | null {
  const user = sessionStore.get(USER_KEY);
  return isUserRecord(user) ? `${CACHE_VERSION} ${user.userId} ${window.location.hostname}` : null;
}

const passphraseOf = (half: string): string => `${half} ${readCookie(SESSION_COOKIE) ?? ''}`;

const textAt = (key: string): string | null => {
  const value = sessionStore.get(key);
  return typeof value === 'string' ? value : null;
};

/** Checks only a few fields, because only a value of the current `CACHE_VERSION` can be decrypted. */
const isProfile = (value: unknown): value is Profile =>
  typeof value === 'object' &&
  value !== null &&
  'umi' in value &&
  'clientList' in value &&
  'groupNumbers' in value;

/** The cached profile; null if there is none, or if it cannot be decrypted. */
export async function cachedProfile(): Promise<Profile | null> {
  const cacheOwner = owner();
  const [encrypted, half] = [textAt(PROFILE_KEY), textAt(PROFILE_PASSPHRASE_KEY)];
  if (cacheOwner === null || encrypted === null || half === null) return null;
  const value = await decrypt(encrypted, passphraseOf(half), cacheOwner);
  return isProfile(value) ? value : null;
}

/** Caches a profile for 60 minutes (spec 000 §9), or until the session ends. */
export async function cacheProfile(profile: Profile): Promise<void> {
  const cacheOwner = owner();
  if (cacheOwner === null) return;
  const half = textAt(PROFILE_PASSPHRASE_KEY) ?? newPassphrase();
  const encrypted = await encrypt(profile, passphraseOf(half), cacheOwner);
  if (owner() !== cacheOwner) return; // the session ended during the encryption
  sessionStore.set(PROFILE_PASSPHRASE_KEY, half);
  // If storage is full, the next page must load the profile again instead of reading an earlier one.
  if (!sessionStore.set(PROFILE_KEY, encrypted)) sessionStore.remove(PROFILE_KEY);
}
