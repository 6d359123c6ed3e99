/** Claims on the wire (spec 001 §3 'Claim', 'Claims summary response'; §7 'Claim summary'). */
import * as v from 'valibot';
import { defineCall, type PayloadOf, type WireOf } from '../../lib/call.schema.ts';
import { compactDate, date, optionalFlag, optionalMoney, optionalText, text } from '../../lib/wire.schema.ts';

/** Claim status codes of spec 001 §4. */
const STATUS = {
  '1': 'approved',
  '2': 'partly-approved',
  '3': 'denied',
  '4': 'adjusted',
  '5': 'in-process',
} as const;
export type ClaimStatus = (typeof STATUS)[keyof typeof STATUS];

const claim = v.pipe(
  v.object({
    claimNumber: text,
    memberFirstName: text,
    memberMiddleName: optionalText,
    memberLastName: text,
    memberSuffix: optionalText,
    memberDob: date,
    providerName: optionalText,
    billingProviderId: optionalText,
    groupNumber: text,
    dateOfServiceISO: date,
    /** Dollars; missing while the cost is not known. */
    yourCost: optionalMoney,
    claimStatusCode: v.picklist(['1', '2', '3', '4', '5']),
    claimStatusText: optionalText,
    paymentInfo: optionalText,
    planType: v.picklist(['medical', 'drug', 'dental', 'vision']),
    clnEnrollmentSourceCd: optionalText,
    clmPartialSupressInd: optionalFlag,
    sysSrcCode: optionalText,
    clientId: text,
    sourceVendor: optionalText,
  }),
  v.transform((wire) => ({
    number: wire.claimNumber,
    patient: { firstName: wire.memberFirstName, lastName: wire.memberLastName, dateOfBirth: wire.memberDob },
    /** '' where the service has no name; the view says 'Provider name unavailable'. */
    provider: wire.providerName,
    groupNumber: wire.groupNumber,
    clientId: wire.clientId,
    serviceDate: wire.dateOfServiceISO,
    /** Cents, or null while in process. */
    memberCost: wire.yourCost,
    status: STATUS[wire.claimStatusCode],
    paymentInfo: wire.paymentInfo,
    planType: wire.planType,
  })),
);
export type ClaimWire = v.InferInput<typeof claim>;
export type Claim = v.InferOutput<typeof claim>;

const claimSummaryReply = v.pipe(
  v.object({
    payload: v.object({
      getClaimAccumActivitySummaryData: v.array(claim),
      totalClaims: v.pipe(v.number(), v.integer(), v.minValue(0)),
      totalClaimsSinceLastVisit: v.pipe(v.number(), v.integer(), v.minValue(0)),
      messages: v.optional(v.array(v.object({ id: text, text })), []),
    }),
  }),
  v.transform(({ payload }) => ({
    claims: payload.getClaimAccumActivitySummaryData,
    total: payload.totalClaims,
    sinceLastVisit: payload.totalClaimsSinceLastVisit,
    vendorOkay: payload.messages.every(({ id, text: word }) => id !== 'spendingVendor' || word === 'okay'),
  })),
);
export type ClaimSummary = v.InferOutput<typeof claimSummaryReply>;

/**
 * Every claim of a window, newest first (spec 001 §7 'Claim summary'). Dates are yyyyMMdd, both ends
 * included. Subscribers send no pin; others send theirs and, after migration, first name and birth date
 * (mm/dd/yyyy) (001 §6). `messages` carries the spending vendor's word; anything but 'okay' is an error
 * (001 §4). Chosen here: the id 'spendingVendor'.
 */
export const claimSummary = defineCall({
  method: 'post',
  path: '/rbsmbl/x-services/claim/summary',
  access: 'member',
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
  reply: claimSummaryReply,
  read: true,
  progress: true,
});
export type ClaimQuery = PayloadOf<typeof claimSummary>['reqClaimAccumActivitySummary'];
export type ClaimSummaryWire = WireOf<typeof claimSummary>;
