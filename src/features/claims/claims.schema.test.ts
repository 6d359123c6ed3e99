import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { leftForAccounts } from '../../profile/payments/left-to-pay.rules.ts';
import { claimSummary, type Claim, type ClaimSummaryWire, type ClaimWire } from './claims.schema.ts';
import { costText } from './cost-text.ts';

const wire: ClaimWire = {
  claimNumber: '1',
  memberFirstName: 'Maria',
  memberLastName: 'Delgado',
  memberDob: '05/06/1984',
  providerName: 'Riverside Clinic',
  groupNumber: 'G1',
  dateOfServiceISO: '2026-11-12',
  yourCost: 42.1,
  claimStatusCode: '1',
  planType: 'medical',
  clientId: 'C1',
};
const response = (
  claim: Partial<Record<keyof ClaimWire, unknown>>,
  messages?: ClaimSummaryWire['payload']['messages'],
) => ({
  payload: {
    getClaimAccumActivitySummaryData: [{ ...wire, ...claim }],
    totalClaims: 1,
    totalClaimsSinceLastVisit: 0,
    ...(messages ? { messages } : {}),
  },
});
function parsed(claim: Partial<Record<keyof ClaimWire, unknown>>): Claim {
  const [first] = v.parse(claimSummary.response, response(claim)).claims;
  if (!first) throw new Error('no claim');
  return first;
}

describe('a parsed claim (001 §3, §4)', () => {
  it.each([
    ['1', 'approved'],
    ['2', 'partly-approved'],
    ['3', 'denied'],
    ['4', 'adjusted'],
    ['5', 'in-process'],
  ] as const)('with the status code %s is %s', (claimStatusCode, status) => {
    expect(parsed({ claimStatusCode }).status).toBe(status);
  });

  it.each(['9', '', null, undefined, { code: '1' }])(
    'with the status code %j has an unknown status and cost',
    (code) => {
      const claim = parsed({ claimStatusCode: code });
      expect([claim.status, claim.memberCost]).toEqual(['unknown', null]);
      expect([costText(claim), costText(parsed({ claimStatusCode: '5', yourCost: null }))]).toEqual([
        'Not known',
        'In Process',
      ]);
    },
  );

  it('has no cost while it is in process, even if the service sends an amount', () => {
    const claim = parsed({ claimStatusCode: '5', yourCost: 42.1 });
    expect([claim.memberCost, costText(claim)]).toEqual([null, 'In Process']);
  });

  it.each([
    [42.1, 4210],
    ['$1,250.00', 125_000],
    [0, 0],
    [undefined, null],
    ['', null],
  ])('with the cost %j costs %j cents', (yourCost, cents) => {
    expect(parsed({ yourCost }).memberCost).toBe(cents);
  });

  it.each([
    [{ memberPaidAmount: 4 }, 400, 3810],
    [{ memberPaidAmount: '42.10' }, 4210, 0],
    [{ memberPaidAmount: 50 }, 5000, 0],
    [{ memberPaidAmount: '' }, 0, 4210],
    [{}, 0, 4210],
    [{ memberPaidAmount: 4, yourCost: undefined }, 400, null],
    [{ memberPaidAmount: -4 }, 0, 4210],
  ])('with %j has %s cents paid and %s cents left', (fields, paid, left) => {
    const claim = parsed(fields);
    expect([claim.paid, leftForAccounts(claim.memberCost, claim.paid)]).toEqual([paid, left]);
  });

  it.each([
    ['okay', true],
    ['unavailable', false],
  ])('comes with complete spending data only if the spending vendor is okay (%s: %s)', (word, okay) => {
    expect(
      v.parse(claimSummary.response, response({}, [{ id: 'spendingVendor', text: word }]))
        .spendingDataComplete,
    ).toBe(okay);
  });

  it.each([
    'claimNumber',
    'memberFirstName',
    'memberLastName',
    'groupNumber',
    'dateOfServiceISO',
    'planType',
    'clientId',
  ] as const)('is invalid without %s', (field) => {
    expect(v.safeParse(claimSummary.response, response({ [field]: undefined })).success).toBe(false);
  });

  it('never causes an exception, whatever fields and values the service sends', () => {
    expect(v.safeParse(claimSummary.response, { ...response({ planType: 'drug' }), extra: 1 }).success).toBe(
      true,
    );
    fc.assert(fc.property(fc.jsonValue(), (value) => void v.safeParse(claimSummary.response, value)));
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) =>
          void v.safeParse(claimSummary.response, response({ yourCost: value, claimStatusCode: value })),
      ),
    );
  });
});
