/** Spec 001 §7 'Plan progress'. Each call throws ServiceError. */
import { send } from '../../lib/http.ts';
import {
  memberPlan,
  planProgress,
  planProgressV3,
  planProgressV5,
  type ProgressQuery,
} from './plan-progress.schema.ts';
import type { userDataOf } from './progress-queries.rules.ts';

type UserData = ReturnType<typeof userDataOf>;

export const fetchMemberPlan = (query: UserData, signal: AbortSignal) =>
  send(memberPlan, { query }, { signal });

export const fetchProgressV3 = (query: UserData, signal: AbortSignal) =>
  send(planProgressV3, { query }, { signal });

export const fetchProgressV5 = (payload: ProgressQuery, signal: AbortSignal) =>
  send(planProgressV5, { payload }, { signal });

export const fetchProgressLines = (payload: ProgressQuery, signal: AbortSignal) =>
  send(planProgress, { payload }, { signal });
