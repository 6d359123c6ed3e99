import { brandToday } from '../lib/date/brand-day.ts';
import { send } from '../lib/http/http.ts';
import { memberRemote } from '../session/member-data.store.ts';
import { migrationDate } from '../session/storage/session-cookies.ts';
import { storedTokens } from '../session/storage/stored-session.ts';
import { cacheProfile, cachedProfile } from './profile-cache.ts';
import { mergeProfile, type Profile } from './profile.rules.ts';
import { memberInfo, volatileMemberInfo } from './profile.schema.ts';
import { dispatch } from '../session/session-machine.ts';
import { endsSession } from '../session/user/user-load.rules.ts';

const profile = memberRemote<Profile>();

export const $profile = profile.$value;

/** The profile, for code that runs only after it is loaded. @throws Error if it is not loaded */
export function loadedProfile(): Profile {
  const loaded = $profile.get();
  if (loaded.state !== 'ready') throw new Error('The profile is not loaded');
  return loaded.value;
}

async function fetchProfile(signal: AbortSignal): Promise<Profile> {
  const [info, visits] = await Promise.all([
    send(memberInfo, {}, { signal }),
    send(volatileMemberInfo, {}, { signal }),
  ]);
  return mergeProfile(info, visits, { today: brandToday(), migrationDate: migrationDate() });
}

export async function ensureProfile(): Promise<void> {
  await profile.ensure(async (signal) => {
    const cached = await cachedProfile();
    if (cached) return cached;
    const loaded = await fetchProfile(signal);
    void cacheProfile(loaded);
    return loaded;
  });
  const loaded = $profile.get();
  const access = storedTokens()?.access;
  // A 403 ends the session here, which clears the member's data. After a 401, the request wrapper has already ended it.
  if (loaded.state === 'failed' && endsSession(loaded.failure) && access !== undefined)
    dispatch({ type: 'access-forbidden', access });
}

/** Fields of the profile that can change after it is loaded: visits, accepted terms, enrollments. */
type ProfileChange = Partial<
  Pick<
    Profile,
    | 'lastEdMaterialVisitDate'
    | 'mhsTermsConditionsCode'
    | 'hsaTermsVersion'
    | 'hsaTermsAcceptedDate'
    | 'clientList'
  >
>;

/** Changes the loaded profile and its cached copy, unless the loaded profile belongs to another member. */
export function changeProfile(bvUserId: string, changes: ProfileChange): void {
  const now = $profile.get();
  if (now.state !== 'ready' || now.value.bvUserId !== bvUserId) return;
  const value = { ...now.value, ...changes };
  $profile.set({ state: 'ready', value });
  void cacheProfile(value);
}
