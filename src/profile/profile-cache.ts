/**
 * The merged profile, kept for the session's next pages and tabs (spec 001 §7 'cached in encrypted form';
 * `docs/decisions/030-profile-cache.md`). One half of the passphrase lies beside it, the other is the session's own cookie:
 * with the session's end either is gone, and what is left of the cache opens for nobody.
 */
import { sessionStore } from '../lib/storage.ts';
import { readCookie } from '../session/storage/session-cookies.ts';
import { newPassphrase, seal, unseal } from './encryption.ts';
import type { Profile } from './profile.rules.ts';
import { isUserRecord } from '../session/user/stored-user.rules.ts';
import { USER_KEY, PROFILE_KEY, PROFILE_PASSPHRASE_KEY } from '../session/storage/session-keys.ts';
import { ACTIVITY_COOKIE } from '../session/storage/shell-keys.ts';

/** Changes with the form of what is kept: what an older build kept is asked for anew. */
const CACHE_VERSION = 1;

/** Whose profile is meant: the person, on the site that they are on. Null without a session. */
function owner(): string | null {
  const user = sessionStore.get(USER_KEY);
  return isUserRecord(user) ? `${CACHE_VERSION} ${user.userId} ${window.location.hostname}` : null;
}

const passphraseOf = (half: string): string => `${half} ${readCookie(ACTIVITY_COOKIE) ?? ''}`;

const textAt = (key: string): string | null => {
  const value = sessionStore.get(key);
  return typeof value === 'string' ? value : null;
};

/** Only what this build has sealed opens, so that its form is known; this is the last look at it. */
const isProfile = (value: unknown): value is Profile =>
  typeof value === 'object' &&
  value !== null &&
  'umi' in value &&
  'clientList' in value &&
  'groupNumbers' in value;

/** The profile that an earlier page of this session has kept; null where there is none that can be read. */
export async function cachedProfile(): Promise<Profile | null> {
  const whose = owner();
  const [sealed, half] = [textAt(PROFILE_KEY), textAt(PROFILE_PASSPHRASE_KEY)];
  if (whose === null || sealed === null || half === null) return null;
  const value = await unseal(sealed, passphraseOf(half), whose);
  return isProfile(value) ? value : null;
}

/** Keeps a profile for 60 minutes (spec 000 §9), or until the session ends. */
export async function cacheProfile(profile: Profile): Promise<void> {
  const whose = owner();
  if (whose === null) return;
  const half = textAt(PROFILE_PASSPHRASE_KEY) ?? newPassphrase();
  const sealed = await seal(profile, passphraseOf(half), whose);
  if (owner() !== whose) return; // the session has ended meanwhile
  try {
    sessionStore.set(PROFILE_PASSPHRASE_KEY, half);
    sessionStore.set(PROFILE_KEY, sealed);
  } catch {
    sessionStore.remove(PROFILE_KEY); // storage is full: the next page asks again
  }
}
