import * as v from 'valibot';
import { defineCall, type PayloadOf, type ResponseOf } from '../../lib/http/call.schema.ts';
import { lenientList } from '../../lib/http/lenient-list.schema.ts';
import {
  compactDate,
  date,
  optionalDate,
  optionalFlag,
  optionalText,
  text,
} from '../../lib/http/wire.schema.ts';

/** Plan types in the order of spec 001 §4. */
export const PLAN_TYPES = { ME: 'medical', DR: 'drug', PH: 'pharmacy', VI: 'vision', DE: 'dental' } as const;

/** A plan is active through its end date (spec 001 §4 'Plans'). */
const PERIODS = { A: 'active', P: 'previous' } as const;

const yesNo = v.picklist(['Y', 'N']);

const healthPlan = v.pipe(
  v.object({
    planName: text,
    planPeriod: v.picklist(['A', 'P']),
    planGroup: text,
    isCurrent: v.boolean(),
    isActive: v.boolean(),
    productNumber: text,
    benefitPlanType: v.picklist(['ME', 'DR', 'PH', 'VI', 'DE']),
    clientId: text,
    clientName: optionalText,
    coverageBeginDate: date,
    /** A blank date counts as ten years ahead (spec 001 §4). */
    coverageEndDate: optionalDate,
    integratedCoverageIndicator: optionalFlag,
    marketingStatusDescription: optionalText,
    erisaIndicator: optionalFlag,
    coveredMembers: v.optional(v.array(text), []),
  }),
  v.transform((wire) => ({
    name: wire.planName,
    period: PERIODS[wire.planPeriod],
    groupNumber: wire.planGroup,
    isCurrent: wire.isCurrent,
    isActive: wire.isActive,
    productNumber: wire.productNumber,
    type: PLAN_TYPES[wire.benefitPlanType],
    clientId: wire.clientId,
    employer: wire.clientName,
    begin: wire.coverageBeginDate,
    /** Null for a plan without an end date. */
    end: wire.coverageEndDate,
    isIntegrated: wire.integratedCoverageIndicator,
    status: wire.marketingStatusDescription,
    isErisa: wire.erisaIndicator,
    members: wire.coveredMembers,
  })),
);
export type HealthPlan = v.InferOutput<typeof healthPlan>;
export type PlanType = HealthPlan['type'];
export type HealthPlanWire = v.InferInput<typeof healthPlan>;

const healthPlansResponse = v.pipe(
  v.object({ payload: v.object({ healthPlans: lenientList('health plan', healthPlan) }) }),
  v.transform(({ payload }) => ({
    plans: payload.healthPlans.items,
    /** Number of plans that could not be parsed. */
    skipped: payload.healthPlans.skipped,
  })),
);

/**
 * Every plan of the member, including previous and canceled ones (spec 001 §3 'Health plan row', §4 'Plans', §7
 * 'Health plans'). Dates are yyyy-MM-dd. Not in the spec: the name healthPlans, and all fields except the five that the
 * spec lists for the row; the names of these other fields follow 'Product or plan'. coveredMembers are unique names.
 */
export const getHealthPlans = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/getHealthPlans',
  access: 'member',
  response: healthPlansResponse,
  progress: true,
});

export type HealthPlans = ResponseOf<typeof getHealthPlans>;

const bookletResponse = v.pipe(
  // Blank if there is no booklet; the view then hides the link.
  v.object({ payload: v.object({ url: v.string() }) }),
  v.transform(({ payload }) => payload.url),
);

/**
 * Address of a plan's benefit booklet, '' if there is none (spec 001 §4 'Plans', §7 'Benefit booklet'). 403 for a
 * group that is not the caller's. Not in the spec: coverage flags Y or N; dates yyyyMMdd, '' for none; the address
 * leads to benefitFile.
 */
export const benefitBooklet = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/myBenefits/benefitBooklet',
  access: 'member',
  payload: v.object({
    visionCoverage: yesNo,
    medicalCoverage: yesNo,
    dentalCoverage: yesNo,
    icisClientId: text,
    groupNumber: text,
    coverageCancelDate: v.union([v.literal(''), compactDate]),
    curEffDate: compactDate,
  }),
  response: bookletResponse,
  read: true,
});

export type BookletQuery = PayloadOf<typeof benefitBooklet>;

const summaryResponse = v.pipe(
  v.object({ payload: v.object({ fileName: v.string() }) }),
  v.transform(({ payload }) => payload.fileName),
);

/**
 * File name of a plan's summary of benefits, to be requested with benefitFile; '' if there is none (spec 001 §7
 * 'Summary of benefits'). 403 for a group that is not the caller's. Not in the spec: isErisaIndicator is Y or N,
 * effectiveCoverageDate yyyyMMdd.
 */
export const summaryOfBooklets = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/summaryOfBooklets',
  access: 'member',
  payload: v.object({
    productId: text,
    isErisaIndicator: yesNo,
    groupNumber: text,
    effectiveCoverageDate: compactDate,
  }),
  response: summaryResponse,
  read: true,
});

export type SummaryQuery = PayloadOf<typeof summaryOfBooklets>;

/** A booklet or summary as a PDF (spec 001 §7 'Summary of benefits'). 404 for an unknown name. */
export const benefitFile = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/myBenefits/file/{fileName}',
  access: 'member',
  response: { file: 'application/pdf' },
});
