/** The profile of the member who is signed in. */
import { remote } from '../lib/remote.ts';
import { today } from '../lib/date.ts';
import { migrationDate } from '../session/storage/session-cookies.ts';
import { storedTokens } from '../session/storage/stored-session.ts';
import { cacheProfile, cachedProfile } from './profile-cache.ts';
import { mergeProfile, type Profile } from './profile.rules.ts';
import { fetchMemberInfo, fetchVolatileMemberInfo } from './profile.service.ts';
import { dispatch } from '../session/session-machine.ts';
import { endsSession } from '../session/user/user-load.rules.ts';

const profile = remote<Profile>();

export const $profile = profile.$value;
export const clearProfile = profile.clear;

/** Both halves at once. @throws ServiceError */
async function fetchProfile(timeZone: string, signal: AbortSignal): Promise<Profile> {
  const [info, visits] = await Promise.all([fetchMemberInfo(signal), fetchVolatileMemberInfo(signal)]);
  return mergeProfile(info, visits, { today: today(timeZone), migrationDate: migrationDate() });
}

/** Takes what an earlier page of the session kept, or asks. @param timeZone the brand's, for what counts as today */
async function loadProfile(timeZone: string): Promise<void> {
  await profile.load(async (signal) => {
    const kept = await cachedProfile();
    if (kept) return kept;
    const asked = await fetchProfile(timeZone, signal);
    void cacheProfile(asked);
    return asked;
  });
  const loaded = $profile.get();
  const access = storedTokens()?.access;
  // The request wrapper has ended the session of a 401 already. Nothing of the member stays under 'Please Login'.
  if (loaded.state === 'failed' && endsSession(loaded.failure) && access !== undefined)
    dispatch({ type: 'access-forbidden', access });
}

let inProgress: Promise<void> | undefined;

/** Loads the profile unless it is there or under way: whichever view opens first asks for it. */
export function ensureProfile(timeZone: string): Promise<void> {
  if ($profile.get().state === 'ready') return Promise.resolve();
  inProgress ??= loadProfile(timeZone).finally(() => {
    inProgress = undefined;
  });
  return inProgress;
}
