import { send } from '../../lib/http/http.ts';
import { chosenRegion } from '../storage/session-cookies.ts';
import { $session, updateUser } from '../session.store.ts';
import { changedFields, withUserInfo, type UserRecord } from './user-record.rules.ts';
import { getUserInfo } from './user-info.schema.ts';

/** Changes the signed-in user's record. @returns the new record; null if no user is signed in */
export function changeUser(change: (user: UserRecord) => UserRecord): UserRecord | null {
  const session = $session.get();
  if (session.state !== 'signed-in') return null;
  const user = change(session.user);
  updateUser(changedFields(session.user, user));
  return user;
}

/** Loads the fields that a sign-in response does not contain, such as agencies and entitlements (decisions/sign-in#where-the-user-record-comes-from). @throws ServiceError */
export async function completeUser(signal?: AbortSignal): Promise<UserRecord | null> {
  const info = await send(getUserInfo, { query: {} }, signal ? { signal } : {});
  return changeUser((user) => withUserInfo(user, info, chosenRegion()));
}
