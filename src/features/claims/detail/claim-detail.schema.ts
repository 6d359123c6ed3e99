import * as v from 'valibot';
import { defineCall, type PayloadOf } from '../../../lib/http/call.schema.ts';
import {
  compactDate,
  count,
  date,
  looseText,
  money,
  optionalDate,
  optionalFlag,
  optionalMoney,
  optionalText,
  text,
} from '../../../lib/http/wire.schema.ts';

/** Service line codes of spec 001 §9: M, X, Y, Z and AG are medical, D is dental. */
export const SERVICE_LINES = {
  M: 'medical',
  X: 'medical',
  Y: 'medical',
  Z: 'medical',
  AG: 'medical',
  D: 'dental',
} as const;

/** Service line status by the codes of spec 001 §4. A service in process has no code. */
const LINE_STATUS = { '1': 'approved', '3': 'denied', '4': 'adjusted', '6': 'transferred' } as const;
/** `unknown`: any other code. The service's amounts still count (decisions/services#codes-this-site-does-not-know). */
export type LineStatus = (typeof LINE_STATUS)[keyof typeof LINE_STATUS] | 'unknown';

const isKey = <T extends object>(table: T, code: string): code is Extract<keyof T, string> =>
  Object.hasOwn(table, code);

/** Null for an empty code, which means that the claim line is still in process. */
function lineStatus(code: string): LineStatus | null {
  if (code === '') return null;
  return isKey(LINE_STATUS, code) ? LINE_STATUS[code] : 'unknown';
}

/** How much a service has added, or may add, to an accumulator. */
const movement = v.pipe(
  v.object({ accumTypeCode: text, accumDescriptorCode: text, accumAmount: money }),
  v.transform((wire) => ({
    typeCode: wire.accumTypeCode,
    descriptorCode: wire.accumDescriptorCode,
    /** In cents, or visits times 100; negative for a correction. */
    amount: wire.accumAmount,
  })),
);

const NETWORKS = { INN: 'in-network', OON: 'out-of-network' } as const;

const service = v.pipe(
  v.object({
    lineNumber: count,
    serviceDate: date,
    serviceDescription: text,
    lineCode: optionalText,
    lineStatusCode: optionalText,
    serviceStatusText: optionalText,
    /** A sentence shown to the member. */
    denialReason: optionalText,
    /** All amounts are in dollars, and missing while the claim is in process. */
    providerCharge: optionalMoney,
    memberDiscountedRate: optionalMoney,
    planPaid: optionalMoney,
    deductible: optionalMoney,
    copay: optionalMoney,
    coinsurance: optionalMoney,
    notCovered: optionalMoney,
    yourCost: optionalMoney,
    networkCode: optionalText,
    accumulations: v.optional(v.array(movement)),
    /** What the service may add to accumulators once the claim is settled. */
    pendingAccumulations: v.optional(v.array(movement)),
    drugPrNm: optionalText,
    drugPrsnNo: looseText,
    drugPrsnRflNo: looseText,
    drugPrsnQoddCt: looseText,
  }),
  v.transform((wire) => ({
    number: wire.lineNumber,
    date: wire.serviceDate,
    description: wire.serviceDescription,
    /** Null if the line code is unknown. */
    line: isKey(SERVICE_LINES, wire.lineCode) ? SERVICE_LINES[wire.lineCode] : null,
    lineCode: wire.lineCode,
    /** Null while the service is in process. */
    status: lineStatus(wire.lineStatusCode),
    statusCode: wire.lineStatusCode,
    /** The service's own text (spec 001 §4): paid, denied, pending or payment in process. */
    statusText: wire.serviceStatusText,
    denialReason: wire.denialReason,
    /** In cents; null if not known yet. */
    providerCharge: wire.providerCharge,
    discountedRate: wire.memberDiscountedRate,
    planPaid: wire.planPaid,
    deductible: wire.deductible,
    copay: wire.copay,
    coinsurance: wire.coinsurance,
    notCovered: wire.notCovered,
    memberCost: wire.yourCost,
    /** The amounts that the service added to accumulators; null if the response does not say. */
    accumulations: wire.accumulations ?? null,
    /** The amounts that the service may add to accumulators once the claim is settled. */
    pendingAccumulations: wire.pendingAccumulations ?? [],
    /** Null if the code is unknown. */
    network: isKey(NETWORKS, wire.networkCode) ? NETWORKS[wire.networkCode] : null,
    /** Null unless the service is a drug. */
    drug: wire.drugPrNm
      ? {
          name: wire.drugPrNm,
          rxNumber: wire.drugPrsnNo,
          refillNumber: wire.drugPrsnRflNo,
          quantity: wire.drugPrsnQoddCt,
        }
      : null,
  })),
);
export type ClaimServiceWire = v.InferInput<typeof service>;
export type ClaimService = v.InferOutput<typeof service>;

const claimDetailResponse = v.pipe(
  v.object({
    payload: v.object({
      claimNumber: text,
      getClaimAccumActivityDetailData: v.array(service),
      totalCount: count,
      appealDeadline: optionalDate,
      receivedDate: optionalDate,
      planPaidDate: optionalDate,
    }),
  }),
  v.transform(({ payload }) => ({
    claimNumber: payload.claimNumber,
    services: payload.getClaimAccumActivityDetailData,
    total: payload.totalCount,
    /** Last day to appeal; null if the response gives none. */
    appealDeadline: payload.appealDeadline,
    /** Date when the plan received the claim; null if unknown. */
    receivedDate: payload.receivedDate,
    /** Date of the plan's last payment for the claim; null if unknown or if there was none. */
    planPaidDate: payload.planPaidDate,
  })),
);
export type ClaimDetail = v.InferOutput<typeof claimDetailResponse>;

/**
 * The services of one claim (spec 001 §3 'Claim detail response', §7 'Claim detail'). Amounts are dollars, dates
 * yyyyMMdd; memberDiscountedRate is the allowed amount: provider charge less the discount. 403 for a claim outside
 * the family, and for another member's claim unless the caller is a subscriber. 404 if the claim with that number
 * does not match the request. Not in the spec: the field names of the request and of a service, except the drug fields
 * and the totals, which are from 001 §3; the amounts copay, coinsurance and not covered; the denial reason; the
 * appeal deadline; the dates on which the plan received and paid the claim; networkCode; accumulations and
 * pendingAccumulations, the amounts that a service has added or may add to accumulators, by the codes of plan
 * progress; productLineCode M or D, which omits services of other lines.
 */
export const claimDetail = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/claim/detail',
  access: 'member',
  payload: v.object({
    reqClaimAccumActivityDetail: v.object({
      claimNumber: text,
      clientId: text,
      billingProviderId: v.optional(v.string()),
      clnEnrollmentSourceCd: v.optional(v.string()),
      clmPartialSupressInd: optionalFlag,
      callActivitiesV2Flag: optionalFlag,
      paymentIntegrationFlag: optionalFlag,
      productLineCode: v.optional(v.picklist(['M', 'D'])),
      startDate: compactDate,
      endDate: compactDate,
      claimStatusCode: v.optional(v.picklist(['1', '2', '3', '4', '5'])),
    }),
  }),
  response: claimDetailResponse,
  read: true,
  progress: true,
});
export type ClaimDetailQuery = PayloadOf<typeof claimDetail>['reqClaimAccumActivityDetail'];
