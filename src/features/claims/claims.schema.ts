import * as v from 'valibot';
import { defineCall, type LongList, type PayloadOf, type WireOf } from '../../lib/http/call.schema.ts';
import { lenientEntries, lenientList, parsedAhead } from '../../lib/http/lenient-list.schema.ts';
import {
  birthDate,
  compactDate,
  count,
  date,
  isoDay,
  looseDate,
  looseText,
  optionalDate,
  optionalFlag,
  optionalMoney,
  optionalText,
  text,
} from '../../lib/http/wire.schema.ts';
import { CLAIM_SUMMARY } from './claim-summary.request.ts';

/** Claim statuses by the codes of spec 001 §4. */
const STATUS = {
  '1': 'approved',
  '2': 'partly-approved',
  '3': 'denied',
  '4': 'adjusted',
  '5': 'in-process',
} as const;
/** `unknown`: the claim counts as neither owed nor settled (decisions/services#codes-this-site-does-not-know). */
export type ClaimStatus = (typeof STATUS)[keyof typeof STATUS] | 'unknown';
const claimStatus = v.fallback(
  v.pipe(
    v.picklist(['1', '2', '3', '4', '5']),
    v.transform((code): ClaimStatus => STATUS[code]),
  ),
  'unknown',
);

/** The cost; null in process and if the status is unknown, because the cost may not be final. */
const costOf = (status: ClaimStatus, cost: number | null): number | null =>
  status === 'unknown' || status === 'in-process' ? null : cost;

/** Plan type by sysSrcCode (spec 001 §3), for raw claims without a plan type. */
const PLAN_TYPE_BY_SYSTEM = { medical: 'medical', ods: 'drug', dental: 'dental' } as const;

const shared = {
  claimNumber: text,
  clientId: text,
  clnEnrollmentSourceCd: optionalText,
  clmPartialSupressInd: optionalFlag,
  claimStatusText: optionalText,
  paymentInfo: optionalText,
  /** In dollars. */
  memberPaidAmount: optionalMoney,
  /** The part of the member's cost that comes from denied services, in dollars. */
  memberDeniedAmount: optionalMoney,
  /** INN or OON; any other value is unknown. */
  networkCode: optionalText,
  planPaidAmount: optionalMoney,
  sourceVendor: optionalText,
  /** PROVIDER or MEMBER; any other value is unknown. */
  paymentRecipient: optionalText,
  /** 'true' or true if the member may pay; any other value means no. */
  claimPayButton: v.nullish(v.union([v.string(), v.boolean()])),
  eobDocSeqNo: looseText,
  eobPrintCd: optionalText,
  clmFnlnDate: optionalDate,
  appealDeadline: looseDate,
  inputMedium: optionalText,
  callActivitiesV2Flag: optionalFlag,
  paymentIntegrationFlag: optionalFlag,
  /** The next three fields, in dollars: what the plan paid, the member's discounted rate, and the provider's charge. */
  drugTotAprPymAt: optionalMoney,
  drugAllChrAmt: optionalMoney,
  bilgTotCharge: optionalMoney,
  drugPrsnRflNo: looseText,
  drugPrsnQoddCt: looseText,
  drugPrsnNo: looseText,
  drugPrNm: optionalText,
};
type Shared = v.InferOutput<ReturnType<typeof v.object<typeof shared>>>;

const PAYEES: ReadonlyMap<string, 'provider' | 'member'> = new Map([
  ['PROVIDER', 'provider'],
  ['MEMBER', 'member'],
]);

const NETWORKS: ReadonlyMap<string, 'in-network' | 'out-of-network'> = new Map([
  ['INN', 'in-network'],
  ['OON', 'out-of-network'],
]);

const sharedFields = (wire: Shared) => ({
  number: wire.claimNumber,
  clientId: wire.clientId,
  enrollmentSource: wire.clnEnrollmentSourceCd,
  partiallySuppressed: wire.clmPartialSupressInd,
  statusText: wire.claimStatusText,
  paymentInfo: wire.paymentInfo,
  /** In cents. */
  paid: Math.max(0, wire.memberPaidAmount ?? 0),
  /** The part of the member's cost that comes from denied services, in cents; null if unknown. */
  denied: wire.memberDeniedAmount,
  /** Null if the code is unknown. */
  network: NETWORKS.get(wire.networkCode) ?? null,
  /** In cents; null if unknown or while the claim is in process. */
  planPaid: wire.planPaidAmount ?? wire.drugTotAprPymAt,
  /** Who receives a payment made on this site; null if unknown. */
  payee: PAYEES.get(wire.paymentRecipient) ?? null,
  /** Last day to appeal; null if the service gives no deadline. */
  appealDeadline: wire.appealDeadline,
  payable: wire.claimPayButton === 'true' || wire.claimPayButton === true,
  /** Date when the claim was settled; null if unknown. */
  finalDate: wire.clmFnlnDate,
  callActivitiesV2: wire.callActivitiesV2Flag,
  paymentIntegration: wire.paymentIntegrationFlag,
});

const drugOf = (wire: Shared) => ({
  name: wire.drugPrNm,
  rxNumber: wire.drugPrsnNo,
  refillNumber: wire.drugPrsnRflNo,
  quantity: wire.drugPrsnQoddCt,
  /** In cents; null if unknown. */
  providerCharge: wire.bilgTotCharge,
  discountedRate: wire.drugAllChrAmt,
  planPaid: wire.drugTotAprPymAt,
});

const plainClaim = v.pipe(
  v.object({
    ...shared,
    /** Plain claims lack this field; a claim with it is parsed as a raw claim. */
    mbrFirstNm: v.optional(v.null()),
    memberFirstName: text,
    memberMiddleName: optionalText,
    memberLastName: text,
    memberSuffix: optionalText,
    memberDob: birthDate,
    providerName: optionalText,
    billingProviderId: optionalText,
    groupNumber: text,
    clnCnRuleSetClaimsPcsgNo: optionalText,
    dateOfServiceISO: date,
    yourCost: optionalMoney,
    claimStatusCode: claimStatus,
    planType: v.picklist(['medical', 'drug', 'dental', 'vision']),
    sysSrcCode: optionalText,
  }),
  v.transform((wire) => ({
    ...sharedFields(wire),
    patient: {
      firstName: wire.memberFirstName,
      middleName: wire.memberMiddleName,
      lastName: wire.memberLastName,
      suffix: wire.memberSuffix,
      dateOfBirth: wire.memberDob,
    },
    /** '' if unknown; the page then shows 'Provider name unavailable'. */
    provider: wire.providerName,
    billingProviderId: wire.billingProviderId,
    groupNumber: wire.groupNumber,
    /** The group whose idCardEobGroupNumber is printed on the ID card. */
    idCardGroup: wire.clnCnRuleSetClaimsPcsgNo || wire.groupNumber,
    serviceDate: wire.dateOfServiceISO,
    /** In cents; null while the claim is in process or if its status is unknown. */
    memberCost: costOf(wire.claimStatusCode, wire.yourCost),
    status: wire.claimStatusCode,
    planType: wire.planType,
    drug: wire.planType === 'drug' ? drugOf(wire) : null,
  })),
);
export type ClaimWire = v.InferInput<typeof plainClaim>;
export type Claim = v.InferOutput<typeof plainClaim>;

const rawClaim = v.pipe(
  v.object({
    ...shared,
    mbrFirstNm: text,
    mbrMiddleNm: optionalText,
    mbrLastNm: text,
    mbrSuffixNm: optionalText,
    mbrBirthDate: birthDate,
    bilgProvOrgNm: optionalText,
    bilgProviderId: optionalText,
    clnCnRuleSetClaimsPcsgNo: text,
    bilgProvSvcBgnDt: date,
    bilgProvTotMbrLiab: optionalMoney,
    bilgProvClmStaCd: claimStatus,
    sysSrcCode: v.picklist(['medical', 'ods', 'dental']),
    planType: v.nullish(v.picklist(['medical', 'drug', 'dental', 'vision'])),
  }),
  v.transform((wire): Claim => {
    const planType = wire.planType ?? PLAN_TYPE_BY_SYSTEM[wire.sysSrcCode];
    return {
      ...sharedFields(wire),
      patient: {
        firstName: wire.mbrFirstNm,
        middleName: wire.mbrMiddleNm,
        lastName: wire.mbrLastNm,
        suffix: wire.mbrSuffixNm,
        dateOfBirth: wire.mbrBirthDate,
      },
      provider: wire.bilgProvOrgNm,
      billingProviderId: wire.bilgProviderId,
      groupNumber: wire.clnCnRuleSetClaimsPcsgNo,
      idCardGroup: wire.clnCnRuleSetClaimsPcsgNo,
      serviceDate: wire.bilgProvSvcBgnDt,
      memberCost: costOf(wire.bilgProvClmStaCd, wire.bilgProvTotMbrLiab),
      status: wire.bilgProvClmStaCd,
      planType,
      drug: planType === 'drug' ? drugOf(wire) : null,
    };
  }),
);
export type RawClaimWire = v.InferInput<typeof rawClaim>;

/** The response as an unparsed list, because each claim is parsed on its own. */
const claimList = v.object({ payload: v.object({ getClaimAccumActivitySummaryData: v.array(v.unknown()) }) });
const claimEntry = parsedAhead(v.variant('mbrFirstNm', [plainClaim, rawClaim]));

const claimSummaryResponse = v.pipe(
  v.object({
    payload: v.object({
      getClaimAccumActivitySummaryData: lenientList('claim', claimEntry.schema),
      totalClaims: count,
      totalClaimsSinceLastVisit: count,
      messages: v.optional(lenientEntries('message', v.object({ id: text, text })), []),
    }),
  }),
  v.transform(({ payload }) => ({
    claims: payload.getClaimAccumActivitySummaryData.items,
    /** Number of malformed claims, which are not in `claims`. */
    skipped: payload.getClaimAccumActivitySummaryData.skipped,
    /** The service's own count, which includes malformed claims. */
    total: payload.totalClaims,
    sinceLastVisit: payload.totalClaimsSinceLastVisit,
    /** Whether the spending vendor responded. False if any message is malformed, because that message may be the vendor's. */
    spendingDataComplete:
      payload.messages.skipped === 0 &&
      payload.messages.items.every(({ id, text: word }) => id !== 'spendingVendor' || word === 'okay'),
  })),
);
export type ClaimSummary = v.InferOutput<typeof claimSummaryResponse>;

/** Parses the claims in parts, because a year may have thousands. */
const inParts: LongList = {
  entriesOf: (raw) => {
    const parsed = v.safeParse(claimList, raw);
    return parsed.success ? parsed.output.payload.getClaimAccumActivitySummaryData : null;
  },
  parseAhead: claimEntry.parseAhead,
};

/**
 * Every claim in a range of dates, newest first (spec 001 §3 'Claim', 'Claims summary response', §7 'Claim summary').
 * Dates are yyyyMMdd; the range includes both ends. Amounts are dollars. Subscribers send no pin. Other members send
 * their pin and, after migration, first name and birth date (mm/dd/yyyy) (001 §6). A claim may have the raw form of 001 §3.
 * `messages` contains the status of the spending vendor; anything but 'okay' is an error (001 §4). Not in the spec:
 * memberPaidAmount; memberDeniedAmount (the part of yourCost that comes from denied services); networkCode (INN or
 * OON); appealDeadline; planPaidAmount (what the plan paid; missing while the claim is in process); paymentRecipient
 * (PROVIDER or MEMBER); the message id 'spendingVendor'; that groupNumTable is a list of group numbers; that an
 * empty groupNumTable or clientId requests the claims of all groups or clients; that a raw claim also has claimNumber,
 * clientId, sysSrcCode (which implies the plan type) and clnCnRuleSetClaimsPcsgNo (the claim's group number).
 */
export const claimSummary = defineCall({
  ...CLAIM_SUMMARY,
  payload: v.object({
    reqClaimAccumActivitySummary: v.object({
      contractId: text,
      umi: text,
      relationCode: text,
      startDate: compactDate,
      endDate: compactDate,
      groupNumTable: v.array(text),
      channelType: v.literal('I'),
      lastLandedPageDate: compactDate,
      clientId: v.array(text),
      pin: v.optional(text),
      migrationDate: v.optional(compactDate),
      patientFirstName: v.optional(text),
      patientDob: v.optional(text),
    }),
  }),
  response: claimSummaryResponse,
  inParts,
  read: true,
  progress: true,
});
export type ClaimQuery = PayloadOf<typeof claimSummary>['reqClaimAccumActivitySummary'];
export type ClaimSummaryWire = WireOf<typeof claimSummary>;

/**
 * The claims that the member may see, as in the claim summary (spec 001 §7 'Recent claims'): subscribers see the
 * family's, others their own. Not in the spec: dates are yyyy-MM-dd, and the range includes both ends; new claims are
 * counted from the member's last visit, which the service knows; drug claims have the raw form of 001 §3.
 */
export const recentClaims = defineCall({
  method: 'get',
  path: '/rbsmbl/x-services/claims/v2/recent',
  access: 'member',
  query: v.object({ startDate: isoDay, endDate: isoDay }),
  response: claimSummaryResponse,
  inParts,
  progress: true,
});
