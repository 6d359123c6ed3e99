/**
 * Loads a member's plan progress, which has the same form for both versions of the service
 * (decisions/plans#which-calls-each-version-sends).
 */
import type { Failure } from '../../lib/remote/failure.ts';
import { send } from '../../lib/http/http.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { coveredPeople } from '../../profile/coverage/coverage.rules.ts';
import { plansOfLines } from './accumulator-lines.rules.ts';
import type { Plan } from './plan.schema.ts';
import {
  memberPlan,
  planProgress,
  planProgressV3,
  planProgressV5,
  type ProgressQuery,
} from './plan-progress.schema.ts';
import {
  missingPart,
  plansWithoutAccumulations,
  queriesToSend,
  userDataOf,
  type ProgressHolder,
} from './progress-queries.rules.ts';

export const PERIODS = ['active', 'previous'] as const;
export type Period = (typeof PERIODS)[number];

export interface ProgressPlan extends Plan {
  period: Period;
  /** Whether a response contains the plan. If not, only plan/memberplan lists it. */
  isLoaded: boolean;
}

export interface PlanProgress {
  /** Active and previous plans of all groups, in the service's order. */
  plans: ProgressPlan[];
  /** Failed requests. Their plans are missing. `period` is null if plans of both periods may be missing. */
  failures: { period: Period | null; failure: Failure }[];
}

interface PeriodResponse {
  period: Period;
  query: ProgressQuery;
  result: Plan[] | Failure;
}

type Ask = (query: ProgressQuery) => Promise<Plan[]>;

async function askAll(
  requested: readonly { period: Period; query: ProgressQuery }[],
  ask: Ask,
  isAlone: boolean,
): Promise<PeriodResponse[]> {
  const settled = await Promise.allSettled(requested.map(({ query }) => ask(query)));
  const reasons = settled.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const [first] = reasons;
  const isAborted = reasons.some((reason) => failureOf(reason).kind === 'aborted');
  if (first !== undefined && (isAborted || (isAlone && reasons.length === requested.length))) throw first;
  return requested.map((sent, at) => {
    const response = settled[at];
    return {
      ...sent,
      result: response?.status === 'fulfilled' ? response.value : failureOf(response?.reason),
    };
  });
}

const inPeriod = (plans: readonly Plan[], period: Period, isLoaded = true): ProgressPlan[] =>
  plans.map((plan) => ({ ...plan, period, isLoaded }));

function toProgress(
  loaded: readonly ProgressPlan[],
  responses: readonly PeriodResponse[],
  holder: ProgressHolder,
): PlanProgress {
  const plans = [...loaded];
  const failures: PlanProgress['failures'] = [];
  for (const { period, query, result } of responses) {
    if (!Array.isArray(result)) {
      failures.push({ period, failure: result });
      continue;
    }
    plans.push(...inPeriod(result, period));
    const without = missingPart(query, plans, holder);
    if (without) plans.push(...inPeriod(plansWithoutAccumulations(without), period, false));
  }
  return {
    plans: plans.filter(({ isExcluded }) => !isExcluded),
    failures,
  };
}

/** @throws ServiceError if everything failed to load */
export async function loadProgress(
  version: 'V3' | 'V5',
  holder: ProgressHolder,
  signal: AbortSignal,
): Promise<PlanProgress> {
  const user = userDataOf(holder);
  const planned = async () => {
    const queries = await send(memberPlan, { query: user }, { signal });
    return PERIODS.flatMap((period) =>
      queriesToSend(queries[period], holder).map((query) => ({ period, query })),
    );
  };
  if (version === 'V5') {
    const responses = await askAll(
      await planned(),
      (payload) => send(planProgressV5, { payload }, { signal }),
      true,
    );
    return toProgress([], responses, holder);
  }
  const [response, queries] = await Promise.all([
    send(planProgressV3, { query: user }, { signal }),
    planned().catch((reason: unknown) => {
      const failure = failureOf(reason);
      if (failure.kind === 'aborted') throw reason;
      return failure;
    }),
  ]);
  const loaded = PERIODS.flatMap((period) => inPeriod(response[period], period));
  // Uses V3's plans, although it is unknown which plans V3 left out.
  if (!Array.isArray(queries))
    return { ...toProgress(loaded, [], holder), failures: [{ period: null, failure: queries }] };
  const missing = queries.flatMap(({ period, query }) => {
    const part = missingPart(query, loaded, holder);
    return part ? [{ period, query: part }] : [];
  });
  const people = coveredPeople(holder);
  const ask: Ask = async (query) =>
    plansOfLines(query, await send(planProgress, { payload: query }, { signal }), people);
  return toProgress(loaded, await askAll(missing, ask, loaded.length === 0), holder);
}
