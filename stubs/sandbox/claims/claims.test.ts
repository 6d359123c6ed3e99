import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, toCompactDate } from '../../../src/lib/date/date.ts';
import { claimQuery, DAY, memberNamed, openSandbox, PATHS, type ClaimQuery } from '../sandbox.fixture.ts';

const { claims, ask, signIn } = openSandbox();
const daysBack = (days: number): string => toCompactDate(addDays(DAY, -days));
const [mariaPin, danielPin, leoPin] = memberNamed('maria').family.members.map(({ pin }) => pin);

const statusOf = async (id: string, changes: ClaimQuery, requested = id): Promise<number> =>
  (await ask('POST', PATHS.claimSummary, claimQuery(requested, changes), await signIn(id))).status;

describe('claim/summary for a subscriber', () => {
  it('returns 40 claims of the family in 12 months, and 6 in the last 60 days', async () => {
    const year = await claims('maria');
    expect([year.total, year.claims.length, year.spendingDataComplete]).toEqual([40, 40, true]);
    expect(new Set(year.claims.map(({ patient }) => patient.firstName)).size).toBe(4);
    expect((await claims('maria', { startDate: daysBack(60) })).total).toBe(6);
  });

  it('includes every status and plan type, an unknown cost and an unknown provider', async () => {
    const { claims: all } = await claims('maria');
    expect(new Set(all.map(({ status }) => status)).size).toBe(5);
    expect(new Set(all.map(({ planType }) => planType))).toEqual(
      new Set(['medical', 'drug', 'dental', 'vision']),
    );
    expect(all.filter(({ memberCost }) => memberCost === null).map(({ status }) => status)).toContain(
      'in-process',
    );
    expect(all.filter(({ provider }) => provider === '').length).toBeGreaterThan(0);
    expect(new Set(all.map(({ number }) => number)).size).toBe(40);
  });

  it('filters by pin, group and client', async () => {
    const [ofMaria, ofLeo] = [
      await claims('maria', { pin: mariaPin }),
      await claims('maria', { pin: leoPin }),
    ];
    expect(new Set(ofMaria.claims.map(({ patient }) => patient.firstName))).toEqual(new Set(['Maria']));
    expect(new Set(ofLeo.claims.map(({ patient }) => patient.firstName))).toEqual(new Set(['Leo']));
    expect(ofMaria.total).not.toBe(ofLeo.total);

    const dental = await claims('maria', { groupNumTable: ['23881000'] });
    expect(new Set(dental.claims.map(({ planType }) => planType))).toEqual(new Set(['dental']));
    const employer = await claims('maria', { clientId: ['204518'] });
    expect(new Set(employer.claims.map(({ groupNumber }) => groupNumber))).toEqual(new Set(['10452000']));
    expect(employer.total + dental.total).toBe(40);
    expect((await claims('maria', { groupNumTable: ['99999999'] })).total).toBe(0);
  });

  it('counts the claims in the date range that are new since the last visit', async () => {
    expect((await claims('maria')).sinceLastVisit).toBe(3);
    expect((await claims('maria', { lastLandedPageDate: daysBack(3) })).sinceLastVisit).toBe(0);
    expect((await claims('maria', { lastLandedPageDate: daysBack(4) })).sinceLastVisit).toBe(1);
    expect(
      (await claims('maria', { startDate: daysBack(9), lastLandedPageDate: daysBack(60) })).sinceLastVisit,
    ).toBe(2);
  });

  it('returns exactly the claims within the date range, including its first and last day, newest first', async () => {
    const whole = (await claims('maria')).claims;
    const offset = fc.integer({ min: 0, max: 365 });
    await fc.assert(
      fc.asyncProperty(offset, offset, async (a, b) => {
        const [newest, oldest] = [Math.min(a, b), Math.max(a, b)];
        const window = await claims('maria', { startDate: daysBack(oldest), endDate: daysBack(newest) });
        const expected = whole.filter(({ serviceDate }) => {
          const age = daysBetween(serviceDate, DAY);
          return age >= newest && age <= oldest;
        });
        expect(window.claims).toEqual(expected);
        expect(window.total).toBe(expected.length);
        const dates = window.claims.map(({ serviceDate }) => serviceDate);
        expect(dates).toEqual(dates.toSorted().toReversed());
      }),
      { numRuns: 40 },
    );
  });

  it('accepts the umi from memberInfo with a 0 appended', async () => {
    expect(await statusOf('maria', { umi: `${memberNamed('maria').family.umi}0` })).toBe(200);
  });
});

describe('claim/summary for people other than maria', () => {
  it('returns only the person’s own claims if that person is a spouse or dependent', async () => {
    for (const [id, name] of [
      ['daniel', 'Daniel'],
      ['leo', 'Leo'],
    ] as const) {
      const visible = await claims(id);
      expect(new Set(visible.claims.map(({ patient }) => patient.firstName))).toEqual(new Set([name]));
      expect(visible.total).toBeLessThan(40);
    }
  });

  it('filters by the patient’s first name and birth date', async () => {
    const visible = await claims('daniel');
    expect(await claims('daniel', { patientFirstName: 'DANIEL', patientDob: '11/02/1982' })).toEqual(visible);
    expect((await claims('daniel', { patientDob: '11/03/1982' })).total).toBe(0);
  });

  it('returns no claims for nora, 18 for ruth, and 10,000 over two years for theo', async () => {
    expect((await claims('nora')).claims).toEqual([]);
    expect((await claims('ruth')).total).toBe(18);
    const all = await claims('theo', { startDate: daysBack(730) });
    expect([all.total, new Set(all.claims.map(({ number }) => number)).size]).toEqual([10_000, 10_000]);
    expect((await claims('theo', { startDate: daysBack(60) })).total).toBeGreaterThan(5);
  });
});

describe('claim/summary with a forbidden or invalid query', () => {
  it.each([
    ["another family's contract", 'nora', { contractId: '100482917' }],
    ["another family's umi", 'nora', { umi: '10048291701' }],
    ["another family's pin", 'maria', { pin: '5520101' }],
    ["a spouse with the subscriber's pin", 'daniel', { pin: mariaPin }],
    [
      "a dependent with the spouse's pin and a subscriber's relation code",
      'leo',
      { pin: danielPin, relationCode: '18' },
    ],
  ])('returns 403 for %s', async (_, id, changes) => {
    expect(await statusOf(id, changes)).toBe(403);
  });

  it('returns 403 if the query requests the claims of another family', async () => {
    expect(await statusOf('nora', {}, 'maria')).toBe(403);
    expect(await statusOf('theo', {}, 'ruth')).toBe(403);
  });

  it('returns 400 for a spouse without a pin', async () => {
    const { baseMessage, payload } = claimQuery('daniel', { relationCode: '18' });
    const { pin, ...query } = payload.reqClaimAccumActivitySummary;
    const body = { baseMessage, payload: { reqClaimAccumActivitySummary: query } };
    expect((await ask('POST', PATHS.claimSummary, body, await signIn('daniel'))).status).toBe(400);
  });

  it.each([
    ['a day that does not exist', { startDate: '20261341' }],
    ['a date in another format', { startDate: '2026-10-01' }],
    ['a start date after the end date', { startDate: daysBack(1), endDate: daysBack(2) }],
  ])('returns 400 for %s', async (_, changes) => {
    expect(await statusOf('maria', changes)).toBe(400);
  });
});
