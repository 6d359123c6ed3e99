/** The two calls of the member's profile (spec 001 §7 'Member info'). */
import { send } from '../lib/http.ts';
import {
  memberInfo,
  volatileMemberInfo,
  type MemberInfo,
  type VolatileMemberInfo,
} from './profile.schema.ts';

/** @throws ServiceError */
export const fetchMemberInfo = (signal: AbortSignal): Promise<MemberInfo> => send(memberInfo, {}, { signal });

/** @throws ServiceError */
export const fetchVolatileMemberInfo = (signal: AbortSignal): Promise<VolatileMemberInfo> =>
  send(volatileMemberInfo, {}, { signal });
