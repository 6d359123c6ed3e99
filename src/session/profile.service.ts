/** The two halves of the member's profile (spec 001 §7 'Member info'). */
import { http } from '../lib/http.ts';
import {
  memberInfoReply,
  volatileMemberInfoReply,
  type MemberInfo,
  type VolatileMemberInfo,
} from './profile.schema.ts';

const APP_HEADER = { appid: 'CHMMBR' };

/** GET member/v3/memberInfo. @throws ServiceError */
export const fetchMemberInfo = (signal: AbortSignal): Promise<MemberInfo> =>
  http.get('/rbsmbl/x-services/member/v3/memberInfo', memberInfoReply, { signal, headers: APP_HEADER });

/** GET member/v1/volatileMemberInfo. @throws ServiceError */
export const fetchVolatileMemberInfo = (signal: AbortSignal): Promise<VolatileMemberInfo> =>
  http.get('/rbsmbl/x-services/member/v1/volatileMemberInfo', volatileMemberInfoReply, {
    signal,
    headers: APP_HEADER,
  });
