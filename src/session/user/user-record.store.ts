/** Changes to the signed-in person's user record, in storage, in every tab and for islands. */
import { chosenRegion } from '../storage/session-cookies.ts';
import { $session, updateUser } from '../session.store.ts';
import { changedFields, withUserInfo, type UserRecord } from './user-record.rules.ts';
import { fetchUserInfo } from './user-record.service.ts';

/** @param change not called if no one is signed in @returns the new record; null if no one is signed in */
export function changeUser(change: (user: UserRecord) => UserRecord): UserRecord | null {
  const session = $session.get();
  if (session.state !== 'signed-in') return null;
  const user = change(session.user);
  updateUser(changedFields(session.user, user));
  return user;
}

/**
 * Loads what a sign-in response lacks: address, agencies, regions, preferences (decision 032). Screens that need it
 * call this each time they open, because agencies and entitlements change.
 * @throws ServiceError
 */
export async function completeUser(signal?: AbortSignal): Promise<UserRecord | null> {
  const info = await fetchUserInfo(signal);
  return changeUser((user) => withUserInfo(user, info, chosenRegion()));
}
