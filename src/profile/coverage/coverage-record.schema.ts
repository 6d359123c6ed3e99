import * as v from 'valibot';
import {
  birthDate,
  count,
  date,
  flag,
  optionalDate,
  optionalText,
  text,
} from '../../lib/http/wire.schema.ts';

const memberEntry = v.pipe(
  v.object({
    ecId: optionalText, // '' for a person without a number yet, such as a newborn
    firstName: text,
    lastName: text,
    suffix: optionalText,
    dob: birthDate, // null if unknown; such people are sorted last (spec 001 §5)
    coverageEffectiveDate: optionalDate,
    covCancellationDate: optionalDate,
    pinNumber: text,
    relationship: optionalText,
    relationshipCode: text, // 18 or 20: subscriber; 01: spouse; others: dependent (spec 001 §4)
    uniqueName: text,
    claimCount: v.nullish(count, null),
  }),
  v.transform(({ covCancellationDate, ...entry }) => ({
    ...entry,
    coverageCancelDate: covCancellationDate,
  })),
);

const product = v.pipe(
  v.object({
    productNumber: text,
    /** M: medical, D: dental, V: vision, X: drug (spec 001 §3 'Line of business'). A plan with the code Y has no plan progress (§5). */
    productTypeCode: text,
    benefitPlanType: text, // ME, DR, PH, VI or DE (spec 001 §4 'Plans')
    benefitPlanName: text,
    coverageBeginDate: date,
    coverageConBeginDate: optionalDate,
    coverageEndDate: optionalDate, // no date means no end; the spec treats that as ten years from now (001 §4)
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
    planPeriod: v.picklist(['A', 'P']), // A: active, P: previous (spec 001 §4)
  }),
  v.transform(({ coverageConBeginDate, lob, ...plan }) => ({
    ...plan,
    continuousCoverageBeginDate: coverageConBeginDate,
    lineOfBusiness: lob,
  })),
);

/** A client's group (spec 001 §3). Not in the spec: hsaExistsIndicator, fsaExistsIndicator. */
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
  optOutList: v.array(v.object({ code: text })), // code 904 hides the education section (spec 001 §6)
  productList: v.array(product),
});

/** An employer, or another contract holder (spec 001 §3). Not in the spec: autoEnrollIndicator, hsaSetupIndicator. */
export const client = v.object({
  clientId: text,
  clientNumber: text,
  clientName: text,
  spendingAccountBlackoutIndicator: flag,
  autoEnrollIndicator: flag,
  hsaSetupIndicator: flag,
  groupList: v.array(group),
});

/** A person's enterprise id, name and client (spec 001 §3 'Ecid entry'). */
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
