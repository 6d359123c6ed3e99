/** The profile of the member who is signed in. */
import { remote } from '../lib/remote.ts';
import { today } from '../lib/date.ts';
import { mergeProfile, type Profile } from './profile.rules.ts';
import { fetchMemberInfo, fetchVolatileMemberInfo } from './profile.service.ts';

const profile = remote<Profile>();

export const $profile = profile.$value;
export const clearProfile = profile.clear;

/** Loads both halves at once. @param timeZone the brand's, for what counts as today */
const loadProfile = (timeZone: string): Promise<void> =>
  profile.load(async (signal) => {
    const [info, visits] = await Promise.all([fetchMemberInfo(signal), fetchVolatileMemberInfo(signal)]);
    return mergeProfile(info, visits, today(timeZone));
  });

let underWay: Promise<void> | undefined;

/** Loads the profile unless it is there or under way: whichever view opens first asks for it. */
export function ensureProfile(timeZone: string): Promise<void> {
  if ($profile.get().state === 'ready') return Promise.resolve();
  underWay ??= loadProfile(timeZone).finally(() => {
    underWay = undefined;
  });
  return underWay;
}
