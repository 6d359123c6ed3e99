import { send } from '../../lib/http.ts';
import { getUserInfo, type UserInfo } from './user-info.schema.ts';

/** @throws ServiceError */
export const fetchUserInfo = (signal?: AbortSignal): Promise<UserInfo> =>
  send(getUserInfo, { query: {} }, signal ? { signal } : {});
