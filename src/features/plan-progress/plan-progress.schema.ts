import * as v from 'valibot';
import { defineCall, type WireOf } from '../../lib/http/call.schema.ts';
import { compactDate, text } from '../../lib/http/wire.schema.ts';
import { accumulatorResponse } from './accumulators.schema.ts';
import { groupNumber, memberPlanResponse, plan } from './plan.schema.ts';

/** The query of the accumulation calls (spec 001 §7 'Plan progress'). */
export const progressQuery = v.object({
  /** The profile's agreementId. */
  contractId: text,
  channelType: v.literal('I'),
  startDate: compactDate,
  endDate: compactDate,
  /** Exactly one pin. The subscriber's pin covers the family. */
  pin: v.pipe(v.array(text), v.length(1)),
  groupNumTable: v.array(v.object({ groupNum: text, lob: text })),
  productIdentifier: v.array(text),
});
export type ProgressQuery = v.InferInput<typeof progressQuery>;

/**
 * Accumulations of one group and date range by line of business (spec 001 §3 'Accumulator response', §7 'Plan
 * progress'). Dates are yyyyMMdd, both ends included; amounts are dollars. 403 outside the caller's family. Not in
 * the spec: how the objects of 001 §3 nest; pendingAmount (claims in process) and asOfDate; accumOccurrenceCount for
 * counted benefits.
 */
export const planProgress = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/plan/progress',
  access: 'member',
  payload: progressQuery,
  response: accumulatorResponse,
  read: true,
  progress: true,
});
export type AccumulatorWire = WireOf<typeof planProgress>;

/** 'Plan progress user data' of spec 001 §3. */
const userData = v.object({ agreementId: text, pinNumber: text, relationshipCode: text });

const planProgressV3Response = v.pipe(
  v.object({ payload: v.object({ activePlan: v.array(plan), previousPlan: v.array(plan) }) }),
  v.transform(({ payload }) => ({ active: payload.activePlan, previous: payload.previousPlan })),
);

/**
 * Every active and previous plan with its accumulations, in dollars (spec 001 §3 'Plan progress', §7 'Plan
 * progress'). 403 for another family's agreement or pin. Not in the spec: the query, which uses 'Plan progress
 * user data'; activePlan and previousPlan as lists; and the additions that are listed at planProgressV5.
 */
export const planProgressV3 = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/plan/v3/progress',
  access: 'member',
  query: userData,
  response: planProgressV3Response,
  progress: true,
});

const planProgressV5Response = v.pipe(
  v.object({ payload: v.object({ plan: v.array(plan) }) }),
  v.transform(({ payload }) => payload.plan),
);

/**
 * Like planProgress, but returns plans (spec 001 §7 'Plan progress', response plan[0]): one for each line of the query
 * (decisions/plans#reading-every-plan-of-a-response). Not in the spec: the optional productTypeCode and productNumber of a
 * plan; the type codes DED, OPM, BKP and VST and the descriptor codes INN and OON; accumDetail, a text for the tooltip;
 * pendingAmount and asOfDate; lastName and pinNumber of an individual.
 */
export const planProgressV5 = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/plan/v5/progress',
  access: 'member',
  payload: progressQuery,
  response: planProgressV5Response,
  read: true,
  progress: true,
});

const plannedQuery = v.object({
  ...progressQuery.entries,
  groupNumTable: v.array(v.object({ groupNum: groupNumber, lob: text })),
});

/**
 * The queries for planProgress or planProgressV5, one per group and accumulation period (spec 001 §7 'Plan
 * progress'), without products of type Y (001 §5). Not in the spec: the query parameters, and that
 * activePlanProgressQuery and previousPlanProgressQuery are lists.
 */
export const memberPlan = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/plan/memberplan',
  access: 'member',
  query: userData,
  response: memberPlanResponse(plannedQuery),
});
