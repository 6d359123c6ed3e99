/** Changes to the record of whoever is signed in: in what every tab keeps, and in what islands see of it. */
import { chosenRegion } from '../storage/session-cookies.ts';
import { $session, updateUser } from '../session.store.ts';
import { changedFields, withUserInfo, type UserRecord } from './user-record.rules.ts';
import { fetchUserInfo } from './user-record.service.ts';

/**
 * Keeps a changed record.
 * @param change from the record as it is now; not called where nobody is signed in
 * @returns the new record, or null where nobody is signed in any more
 */
export function changeUser(change: (user: UserRecord) => UserRecord): UserRecord | null {
  const session = $session.get();
  if (session.state !== 'signed-in') return null;
  const user = change(session.user);
  updateUser(changedFields(session.user, user));
  return user;
}

/**
 * Asks getUserInfo for what a sign-in leaves out: address, agencies, regions, preferences (decision 032). Asked by
 * the screens that need it, each time they open: agencies and rights change.
 * @throws ServiceError
 */
export async function completeUser(signal?: AbortSignal): Promise<UserRecord | null> {
  const info = await fetchUserInfo(signal);
  return changeUser((user) => withUserInfo(user, info, chosenRegion()));
}
