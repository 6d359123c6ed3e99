import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { leftForAccounts } from '../../profile/payments/left-to-pay.rules.ts';
import { claimWith } from './claims.fixture.ts';
import {
  claimSummaryQuery,
  missingOf,
  newestClaims,
  summaryWindowStart,
  type ClaimsMember,
} from './claims.rules.ts';
import { claimSummary, type Claim, type ClaimSummaryWire, type ClaimWire } from './claims.schema.ts';
import { costText } from './cost-text.ts';

const member: ClaimsMember = {
  agreementId: 'A1',
  umi: '1234567890',
  relationshipCode: '18',
  isSubscriber: true,
  pinNumber: '001',
  groupNumbers: ['G1', 'G2'],
  clientIds: ['C1'],
  lastClaimPaymentVisitDate: '2026-11-02',
  firstName: 'Maria',
  dob: '1984-05-06',
  ibcMigrationDate: null,
};
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

describe('the claims request (001 §6, §7)', () => {
  it('of a subscriber contains no pin', () => {
    const query = claimSummaryQuery(member, '2026-09-22', '2026-11-21');
    expect(query).toEqual({
      contractId: 'A1',
      umi: '1234567890',
      relationCode: '18',
      startDate: '20260922',
      endDate: '20261121',
      groupNumTable: ['G1', 'G2'],
      channelType: 'I',
      lastLandedPageDate: '20261102',
      clientId: ['C1'],
    });
  });

  it("of a dependent contains the dependent's own pin", () => {
    expect(
      claimSummaryQuery(
        { ...member, isSubscriber: false, relationshipCode: '01' },
        '2026-09-22',
        '2026-11-21',
      ).pin,
    ).toBe('001');
  });

  it.each([
    ['not migrated', null, {}],
    [
      'migrated in the window',
      '2026-11-01',
      { patientFirstName: 'Maria', patientDob: '05/06/1984', migrationDate: '20261101' },
    ],
    [
      'migrated today',
      '2026-11-21',
      { patientFirstName: 'Maria', patientDob: '05/06/1984', migrationDate: '20261121' },
    ],
    ['about to migrate', '2026-11-22', {}],
  ])(
    'of a dependent (%s) contains name and birth date only after migration',
    (_case, ibcMigrationDate, more) => {
      const other = { ...member, isSubscriber: false, relationshipCode: '05', ibcMigrationDate };
      const { pin, patientFirstName, patientDob, migrationDate } = claimSummaryQuery(
        other,
        '2026-09-22',
        '2026-11-21',
      );
      expect({ pin, patientFirstName, patientDob, migrationDate }).toEqual({ pin: '001', ...more });
    },
  );

  it('of a subscriber contains no name or birth date, even after migration', () => {
    const query = claimSummaryQuery(
      { ...member, ibcMigrationDate: '2026-11-01' },
      '2026-09-22',
      '2026-11-21',
    );
    expect(Object.keys(query).filter((key) => /pin|patient|migration/i.test(key))).toEqual([]);
  });

  it('matches the payload that the service expects', () => {
    const payload = { reqClaimAccumActivitySummary: claimSummaryQuery(member, '2026-09-22', '2026-11-21') };
    expect(v.safeParse(claimSummary.payload, payload).success).toBe(true);
  });

  it.each([
    ['2026-11-21', '2026-09-22'],
    ['2026-03-01', '2025-12-31'],
    ['2024-03-01', '2024-01-01'],
  ])('made on %s asks for claims since %s, 60 days earlier', (today, start) => {
    expect(summaryWindowStart(today)).toBe(start);
  });
});

describe('the rows of the claims panel (001 §9)', () => {
  it('are the three newest claims, newest first', () => {
    const dates = fc.array(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2026-11-21'), noInvalidDate: true }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(dates, (days) => {
        const claims = days.map((day, at) =>
          parsed({ claimNumber: String(at + 1), dateOfServiceISO: day.toISOString().slice(0, 10) }),
        );
        const rows = newestClaims(claims);
        expect(rows).toHaveLength(Math.min(3, claims.length));
        const left = claims.filter((claim) => !rows.includes(claim));
        for (const row of rows)
          for (const other of left) expect(row.serviceDate >= other.serviceDate).toBe(true);
        expect(rows.map(({ serviceDate }) => serviceDate)).toEqual(
          rows
            .map(({ serviceDate }) => serviceDate)
            .toSorted()
            .toReversed(),
        );
      }),
    );
  });
});

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

describe('missingOf', () => {
  it.each([
    ['no claim is missing', 0, 1, 0],
    ['a malformed claim', 1, 2, 1],
    ['two claims that were not sent', 0, 3, 2],
    ['a malformed claim and another that was not sent', 1, 3, 2],
    ['a malformed claim that the service did not count', 1, 1, 1],
    ['the service counts fewer claims than it sends', 0, 0, 0],
  ])(
    "returns the number of missing claims: %s (skipped %i, service's count %i, missing %i)",
    (_, skipped, total, missing) =>
      expect(missingOf({ claims: [claimWith()], skipped, total })).toBe(missing),
  );
});
