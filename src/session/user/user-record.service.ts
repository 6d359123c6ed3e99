/** The user data record as the services have it (spec 000 §3, §7). */
import { send } from '../../lib/http.ts';
import { getUserInfo, type UserInfo } from './user-info.schema.ts';

/** Who is signed in. @throws ServiceError */
export const fetchUserInfo = (signal?: AbortSignal): Promise<UserInfo> =>
  send(getUserInfo, { query: {} }, signal ? { signal } : {});
