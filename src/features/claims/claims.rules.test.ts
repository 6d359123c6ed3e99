import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { claimWith } from './claims.fixture.ts';
import {
  claimSummaryQuery,
  missingOf,
  newestClaims,
  summaryWindowStart,
  type ClaimsMember,
} from './claims.rules.ts';
import { claimSummary } from './claims.schema.ts';

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
          claimWith({ number: String(at + 1), serviceDate: day.toISOString().slice(0, 10) }),
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
