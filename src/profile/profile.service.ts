import { send } from '../lib/http.ts';
import {
  memberInfo,
  volatileMemberInfo,
  type MemberInfo,
  type VolatileMemberInfo,
} from './profile.schema.ts';

export const fetchMemberInfo = (signal: AbortSignal): Promise<MemberInfo> => send(memberInfo, {}, { signal });

export const fetchVolatileMemberInfo = (signal: AbortSignal): Promise<VolatileMemberInfo> =>
  send(volatileMemberInfo, {}, { signal });
