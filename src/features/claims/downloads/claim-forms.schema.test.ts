import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { claimDetail } from '../detail/claim-detail.schema.ts';
import { documentKind, eobDocByClaim } from './claim-documents.schema.ts';
import { claimSummary, type Claim, type ClaimWire, type RawClaimWire } from '../claims.schema.ts';

const drug = {
  drugTotAprPymAt: 5,
  drugAllChrAmt: '17.47',
  bilgTotCharge: 20,
  drugPrsnNo: '77',
  drugPrNm: 'Calvorine',
  drugPrsnRflNo: 2,
  drugPrsnQoddCt: 30,
};
const both = {
  claimNumber: '1',
  clientId: 'C1',
  sysSrcCode: 'ods',
  claimPayButton: 'true',
  ...drug,
} as const;
const plain: ClaimWire = {
  ...both,
  memberFirstName: 'Maria',
  memberLastName: 'Delgado',
  memberDob: '05/06/1984',
  providerName: 'Corner Elm Pharmacy',
  groupNumber: 'G1',
  dateOfServiceISO: '2026-11-03',
  yourCost: 12.47,
  claimStatusCode: '1',
  planType: 'drug',
};
const raw: RawClaimWire = {
  ...both,
  mbrFirstNm: 'Maria',
  mbrLastNm: 'Delgado',
  mbrBirthDate: '19840506',
  bilgProvOrgNm: 'Corner Elm Pharmacy',
  clnCnRuleSetClaimsPcsgNo: 'G1',
  bilgProvSvcBgnDt: '20261103',
  bilgProvTotMbrLiab: '12.47',
  bilgProvClmStaCd: '1',
};
const response = (claim: unknown) => ({
  payload: { getClaimAccumActivitySummaryData: [claim], totalClaims: 1, totalClaimsSinceLastVisit: 0 },
});
function parsed(claim: unknown): Claim {
  const [first] = v.parse(claimSummary.response, response(claim)).claims;
  if (!first) throw new Error('no claim');
  return first;
}

describe('the plain and the raw form of a claim (001 §3)', () => {
  it('are parsed into the same claim', () => {
    expect(parsed(raw)).toEqual(parsed(plain));
    expect(parsed(raw)).toMatchObject({ memberCost: 1247, serviceDate: '2026-11-03', idCardGroup: 'G1' });
    expect(parsed(raw).drug).toEqual({
      name: 'Calvorine',
      rxNumber: '77',
      refillNumber: '2',
      quantity: '30',
      providerCharge: 2000,
      discountedRate: 1747,
      planPaid: 500,
    });
  });

  it.each([
    ['medical', 'medical'],
    ['ods', 'drug'],
    ['dental', 'dental'],
  ])(
    'differ in the planType field: if a raw claim lacks it, system code %s means plan type %s',
    (sysSrcCode, planType) => {
      expect(parsed({ ...raw, sysSrcCode }).planType).toBe(planType);
    },
  );

  it.each([
    ['true', true],
    ['false', false],
    ['', false],
    [undefined, false],
  ])(
    'with claimPayButton %j are both parsed into a claim whose payable field is %j',
    (claimPayButton, payable) => {
      expect([
        parsed({ ...raw, claimPayButton }).payable,
        parsed({ ...plain, claimPayButton }).payable,
      ]).toEqual([payable, payable]);
    },
  );

  it('differ in required fields: a raw claim without a raw-form name, service date or group is invalid', () => {
    for (const field of Object.keys(raw).filter((name) => /^(mbr(?!Birth)|bilgProvSvc|cln)/.test(name)))
      expect(v.is(claimSummary.response, response({ ...raw, [field]: undefined }))).toBe(false);
  });
});

describe('a service line (001 §4, §9)', () => {
  const detail = (service: object) => ({
    payload: {
      claimNumber: '1',
      totalCount: 1,
      getClaimAccumActivityDetailData: [
        {
          lineNumber: 1,
          serviceDate: '20261103',
          serviceDescription: 'Office visit',
          lineCode: 'M',
          ...service,
        },
      ],
    },
  });
  const first = (service: object) => v.parse(claimDetail.response, detail(service)).services[0];

  it.each(['M', 'X', 'Y', 'Z', 'AG'])('with the code %s is medical', (lineCode) => {
    expect(first({ lineCode })?.line).toBe('medical');
  });

  it.each([
    ['1', 'approved'],
    ['3', 'denied'],
    ['4', 'adjusted'],
    ['6', 'transferred'],
    ['', null],
    [undefined, null],
    ['9', 'unknown'],
  ])('with the status code %j is %j', (lineStatusCode, status) => {
    expect(first({ lineStatusCode })?.status).toBe(status);
  });

  it('of a drug is read even if the service sends its numbers as JSON numbers, not as strings', () => {
    const drug = { drugPrNm: 'Atorvastatin', drugPrsnNo: 7001, drugPrsnRflNo: 2, drugPrsnQoddCt: 30 };
    expect(first(drug)?.drug).toEqual({
      name: 'Atorvastatin',
      rxNumber: '7001',
      refillNumber: '2',
      quantity: '30',
    });
  });

  it('is dental with the code D, and is kept if its code is unknown', () => {
    expect(first({ lineCode: 'D' })?.line).toBe('dental');
    expect(first({ lineCode: 'Q', networkCode: 'TIER2', yourCost: 42.1 })).toMatchObject({
      line: null,
      lineCode: 'Q',
      network: null,
      memberCost: 4210,
    });
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) => void v.safeParse(claimDetail.response, detail({ planPaid: value })),
      ),
    );
  });
});

describe('claim documents (001 §5)', () => {
  it.each([
    ['EOB', 'HC1', 'plan-activity-statement'],
    ['ALG', 'IC1', 'plan-activity-statement'],
    ['EOB', 'EB1', 'explanation-of-benefits'],
    ['DEB', 'HX1', 'explanation-of-benefits'],
    ['EOP', 'EP1', 'explanation-of-payment'],
    ['ALG', 'AL1', 'claim-denial-notice'],
  ] as const)('of type %s with the sequence number %s are of the kind %s', (type, sequence, kind) => {
    expect(documentKind(type, sequence)).toBe(kind);
  });

  it('are left out and counted if the file name is missing or the type is unknown', () => {
    const document = (docTypeCode: string, ...names: string[]) => ({
      docTypeCode,
      docEndDate: '20261103',
      docKey: names.map((docKeyName) => ({ docKeyName, docKeyValue: 'HC1' })),
    });
    const documents = [
      document('EOB', 'Sequence Number', 'file name'),
      document('EOB', 'sequence number'),
      document('XYZ', 'sequence number', 'file name'),
    ];
    const read = v.parse(eobDocByClaim.response, {
      payload: { repEobDocumentByClaimData: { claimNumber: '1', documents } },
    });
    expect([read.items.length, read.skipped]).toEqual([1, 2]);
  });
});
