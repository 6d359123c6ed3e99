/** Clients, groups, products and covered people in memberInfo (spec 001 §3). */
import * as v from 'valibot';
import { birthDate, count, date, flag, optionalDate, optionalText, text } from '../lib/wire.schema.ts';

/** A person that a product covers (spec 001 §3 'Member entry'). */
const memberEntry = v.pipe(
  v.object({
    /** '' for a person without a number yet, such as a newborn. */
    ecId: optionalText,
    firstName: text,
    lastName: text,
    suffix: optionalText,
    /** Null if unknown: sorted last (spec 001 §5). */
    dob: birthDate,
    coverageEffectiveDate: optionalDate,
    covCancellationDate: optionalDate,
    pinNumber: text,
    relationship: optionalText,
    /** 18 and 20 subscriber, 01 spouse, anything else dependent (spec 001 §4). */
    relationshipCode: text,
    uniqueName: text,
    /** Null: the page counts. */
    claimCount: v.nullish(count, null),
  }),
  v.transform(({ covCancellationDate, ...entry }) => ({
    ...entry,
    coverageCancelDate: covCancellationDate,
  })),
);

/** A product or plan (spec 001 §3). */
const product = v.pipe(
  v.object({
    productNumber: text,
    /** Line of business: M medical, D dental, V vision, X drug (spec 001 §3 'Line of business'); Y has no progress (§5). */
    productTypeCode: text,
    /** ME, DR, PH, VI or DE (spec 001 §4 'Plans'). */
    benefitPlanType: text,
    benefitPlanName: text,
    coverageBeginDate: date,
    coverageConBeginDate: optionalDate,
    /** Blank counts as ten years ahead (spec 001 §4). */
    coverageEndDate: optionalDate,
    benefitAccumulationStartDate: optionalDate,
    benefitAccumulationEndDate: optionalDate,
    integratedCoverageIndicator: flag,
    marketingStatusDescription: optionalText,
    alphaPrefix: optionalText,
    drugCoverage: flag,
    blueEdgeDentalIndv: flag,
    memberList: v.array(memberEntry),
    umiAgreementIdSuffix: optionalText,
    memberId: optionalText,
    employerName: optionalText,
    planId: optionalText,
    lob: optionalText,
    /** A active, P previous (spec 001 §4). */
    planPeriod: v.picklist(['A', 'P']),
  }),
  v.transform(({ coverageConBeginDate, lob, ...plan }) => ({
    ...plan,
    /** First day of continuous coverage. */
    continuousCoverageBeginDate: coverageConBeginDate,
    lineOfBusiness: lob,
  })),
);

/** A group (spec 001 §3); Chosen here: hsaExistsIndicator, fsaExistsIndicator. */
const group = v.object({
  groupNumber: text,
  hiosName: optionalText,
  idCardEobGroupNumber: optionalText,
  clientAssignedId: optionalText,
  medicareIndicator: flag,
  directPayIndicator: flag,
  spendingAccountExistsIndicator: flag,
  hsaEnrollmentInProcessIndicator: flag,
  hsaExistsIndicator: flag,
  fsaExistsIndicator: flag,
  /** 904 hides the education section (spec 001 §6). */
  optOutList: v.array(v.object({ code: text })),
  productList: v.array(product),
});

/**
 * A client: an employer, or another holder of the contract (spec 001 §3). Chosen here: autoEnrollIndicator,
 * hsaSetupIndicator.
 */
export const client = v.object({
  clientId: text,
  clientNumber: text,
  clientName: text,
  spendingAccountBlackoutIndicator: flag,
  autoEnrollIndicator: flag,
  hsaSetupIndicator: flag,
  groupList: v.array(group),
});

/** A person by ECID, with the groups that covered them (spec 001 §3 'Ecid entry'). */
export const ecidEntry = v.pipe(
  v.object({
    ECID: optionalText,
    firstName: text,
    DOB: birthDate,
    UMI: text,
    CLNID: optionalText,
    latestPlanPeriodDate: optionalDate,
    relationShip: optionalText,
    groups: v.array(v.object({ number: text, fromDate: optionalDate, toDate: optionalDate })),
  }),
  v.transform((wire) => ({
    ecId: wire.ECID,
    firstName: wire.firstName,
    dob: wire.DOB,
    umi: wire.UMI,
    clientId: wire.CLNID,
    latestPlanPeriodDate: wire.latestPlanPeriodDate,
    relationship: wire.relationShip,
    groups: wire.groups,
  })),
);
