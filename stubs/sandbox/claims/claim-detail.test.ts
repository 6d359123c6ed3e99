import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  claimDetail,
  type ClaimDetailQuery,
} from '../../../src/features/claims/detail/claim-detail.schema.ts';
import { saveClaimDetail } from '../../../src/features/claims/downloads/claim-documents.schema.ts';
import { claimSummary, recentClaims } from '../../../src/features/claims/claims.schema.ts';
import { addDays, toCompactDate } from '../../../src/lib/date/date.ts';
import { callsOf, pdfText } from '../calls.fixture.ts';
import { costOf, DOES_NOT_ADD_UP, servicesOf } from './claim-services.ts';
import type { ClaimRecord } from './counted-claims.ts';
import { claimQuery, DAY, memberNamed, openSandbox } from '../sandbox.fixture.ts';

const sandbox = openSandbox();
const { read, status, respond } = callsOf(sandbox);
const claimsOf = (id: string) => sandbox.services.claimsOf(memberNamed(id).family, DAY);

function claimWhere(id: string, fits: (claim: ClaimRecord) => boolean): ClaimRecord {
  const claim = claimsOf(id).find(fits);
  if (!claim) throw new Error('no such claim');
  return claim;
}
const detailOf = ({ wire }: ClaimRecord, changes: Partial<ClaimDetailQuery> = {}) => ({
  payload: {
    reqClaimAccumActivityDetail: {
      claimNumber: wire.claimNumber,
      clientId: wire.clientId,
      startDate: toCompactDate(addDays(DAY, -365)),
      endDate: toCompactDate(DAY),
      ...changes,
    },
  },
});
const amountOf = (amount: number | null): number => {
  if (amount === null) throw new Error('an amount is missing');
  return amount;
};

describe('the amounts of claim lines', () => {
  it.each(['maria', 'ruth', 'theo'])(
    'of %s add up on each line, and all lines together add up to the claim totals',
    (id) => {
      const settled = claimsOf(id)
        .filter((claim) => costOf(claim) !== null && !claim.wire.claimNumber.startsWith(DOES_NOT_ADD_UP))
        .slice(0, 400);
      expect(settled.length).toBeGreaterThan(10);
      for (const claim of settled) {
        const { services } = v.parse(claimDetail.response, {
          payload: {
            claimNumber: claim.wire.claimNumber,
            totalCount: 1,
            getClaimAccumActivityDetailData: servicesOf(claim),
          },
        });
        for (const line of services) {
          const shares = [line.deductible, line.copay, line.coinsurance, line.notCovered].map(amountOf);
          expect(shares.every((share) => share >= 0)).toBe(true);
          expect(amountOf(line.discountedRate)).toBeLessThanOrEqual(amountOf(line.providerCharge));
          expect(amountOf(line.discountedRate) - amountOf(line.planPaid)).toBe(line.memberCost);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(line.memberCost);
        }
        expect(services.reduce((sum, line) => sum + amountOf(line.memberCost), 0)).toBe(costOf(claim));
        const planPaid = services.reduce((sum, line) => sum + amountOf(line.planPaid), 0);
        expect(Math.round(Number(claim.wire.planPaidAmount) * 100)).toBe(planPaid);
      }
    },
  );

  it.each(['maria', 'ruth', 'theo', 'bram'])(
    'on %s’s claims include no plan payment for a cost that counts entirely toward the deductible',
    (id) => {
      const lines = claimsOf(id).flatMap((claim) => (costOf(claim) === null ? [] : claim.lines));
      const settled = lines.filter(({ isDenied }) => !isDenied);
      for (const { cost, planPaid, shares } of settled) {
        if (cost > 0 && shares.deductible === cost) expect(planPaid).toBe(0);
        expect(shares.notCovered).toBe(0);
      }
      expect(settled.length).toBeGreaterThan(10);
    },
  );

  it('are paid in full by the plan on more than 100 of theo’s claims', () => {
    const free = claimsOf('theo').filter(
      (claim) =>
        costOf(claim) === 0 && claim.wire.planType === 'medical' && claim.wire.claimStatusCode === '1',
    );
    expect(free.length).toBeGreaterThan(100);
    expect(free.every(({ wire }) => Number(wire.planPaidAmount) > 0)).toBe(true);
  });

  it('are inconsistent on exactly one line of maria’s claim with the number DOES_NOT_ADD_UP', async () => {
    const claim = claimWhere('maria', ({ wire }) => wire.claimNumber.startsWith(DOES_NOT_ADD_UP));
    const { services } = await read(claimDetail, 'maria', detailOf(claim));
    const off = services.filter(
      (line) => amountOf(line.discountedRate) - amountOf(line.planPaid) !== line.memberCost,
    );
    expect(off).toHaveLength(1);
  });
});

describe('claim/detail', () => {
  it.each([
    ['1', 'approved'],
    ['3', 'denied'],
    ['4', 'adjusted'],
    ['5', null],
  ] as const)('returns a claim of status %s with lines of status %s', async (code, line) => {
    const detail = await read(
      claimDetail,
      'maria',
      detailOf(claimWhere('maria', ({ wire }) => wire.claimStatusCode === code)),
    );
    expect(new Set(detail.services.map((service) => service.status))).toEqual(new Set([line]));
    expect(detail.total).toBe(detail.services.length);
  });

  it.each([
    ['1', 1, 4],
    ['3', 1, null],
    ['5', 1, null],
  ] as const)(
    'returns dates for status %s: received after %i day, paid after %s days (null: not paid, no date)',
    async (code, received, paid) => {
      const claim = claimWhere(
        'maria',
        ({ wire, serviceDate }) =>
          wire.claimStatusCode === code && serviceDate <= addDays(DAY, -(paid ?? received)),
      );
      const detail = await read(claimDetail, 'maria', detailOf(claim));
      expect(detail.receivedDate).toBe(addDays(claim.serviceDate, received));
      expect(detail.planPaidDate).toBe(paid && addDays(claim.serviceDate, paid));
    },
  );

  it('returns an approved line, a denied line and an appeal deadline for a partly approved claim', async () => {
    const claim = claimWhere('maria', ({ wire }) => wire.claimStatusCode === '2');
    const detail = await read(claimDetail, 'maria', detailOf(claim));
    expect(detail.services.map((service) => service.status)).toEqual(['approved', 'denied']);
    expect(detail.appealDeadline).toBe(addDays(claim.serviceDate, 180));
  });

  it('returns an Rx number for drug claims, but no drug fields for other claims', async () => {
    const drug = await read(
      claimDetail,
      'maria',
      detailOf(claimWhere('maria', ({ wire }) => wire.planType === 'drug')),
    );
    expect(drug.services[0]?.drug?.rxNumber).toMatch(/^\d{7}$/);
    const medical = claimWhere('maria', ({ wire }) => wire.planType === 'medical');
    expect((await read(claimDetail, 'maria', detailOf(medical))).services[0]?.drug).toBeNull();
  });

  it('filters the lines of a claim by product line', async () => {
    const dental = claimWhere('maria', ({ wire }) => wire.planType === 'dental');
    const count = async (productLineCode: 'M' | 'D') =>
      (await read(claimDetail, 'maria', detailOf(dental, { productLineCode }))).total;
    expect([await count('D'), await count('M')]).toEqual([2, 0]);
  });

  it('refuses other people’s claims, and claims that do not match the request', async () => {
    const claim = claimWhere('maria', ({ pin }) => pin === memberNamed('maria').self.pin);
    const statusOf = (changes: Partial<ClaimDetailQuery>, as = 'maria') =>
      status(claimDetail, as, detailOf(claim, changes));
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ clientId: '318077' })).toBe(404);
    expect(await statusOf({ claimStatusCode: '3' })).toBe(404);
    expect(await statusOf({ billingProviderId: '1' })).toBe(404);
    expect(await statusOf({ startDate: toCompactDate(addDays(claim.serviceDate, 1)) })).toBe(404);
    expect(await statusOf({ startDate: '20261341' })).toBe(400);
    expect(await statusOf({}, 'daniel')).toBe(403);
    expect(await statusOf({}, 'ruth')).toBe(403);
  });
});

describe('claims/v2/recent', () => {
  const year = { query: { startDate: addDays(DAY, -365), endDate: DAY } };

  it('returns the same claims as the summary, with drug claims in the raw format', async () => {
    const [recent, summary] = [
      await read(recentClaims, 'maria', year),
      await read(claimSummary, 'maria', { payload: claimQuery('maria').payload }),
    ];
    const shown = ({ claims }: typeof recent) => claims.map(({ callActivitiesV2, ...claim }) => claim);
    expect(shown(recent)).toEqual(shown(summary));
    expect(recent.sinceLastVisit).toBe(summary.sinceLastVisit);
    // In the sandbox, only claims in the raw format have callActivitiesV2Flag, and only drug claims are in that format.
    expect(
      recent.claims.filter(({ callActivitiesV2 }) => callActivitiesV2).map(({ planType }) => planType),
    ).toEqual(summary.claims.flatMap(({ planType }) => (planType === 'drug' ? [planType] : [])));
  });

  it('filters by date range and member', async () => {
    const month = { query: { startDate: addDays(DAY, -30), endDate: DAY } };
    expect((await read(recentClaims, 'maria', month)).total).toBe(4);
    const { claims } = await read(recentClaims, 'leo', year);
    expect(new Set(claims.map(({ patient }) => patient.firstName))).toEqual(new Set(['Leo']));
    expect(
      await status(recentClaims, 'maria', { query: { startDate: DAY, endDate: addDays(DAY, -1) } }),
    ).toBe(400);
  });
});

describe('statement/claimDetails/save', () => {
  const form = ({ wire }: ClaimRecord, lines: number[]) => ({
    payload: {
      claimDetail: JSON.stringify({
        claim: { claimNumber: wire.claimNumber },
        services: lines.map((lineNumber) => ({ lineNumber })),
      }),
    },
  });
  const claim = claimWhere('maria', (record) => servicesOf(record).length > 1 && costOf(record) !== null);
  const [first, second] = servicesOf(claim).map(({ serviceDescription }) => serviceDescription);

  it('returns a PDF with the patient and only the requested services', async () => {
    const text = await pdfText(await respond(saveClaimDetail, 'maria', form(claim, [1])));
    expect(text).toContain(`Patient: ${claim.wire.memberFirstName} Delgado`);
    expect(text).toContain(first);
    expect(text).not.toContain(second);
    expect(await pdfText(await respond(saveClaimDetail, 'maria', form(claim, [])))).toContain(second);
  });

  it('refuses other people’s claims, unknown lines and invalid JSON', async () => {
    expect(await status(saveClaimDetail, 'ruth', form(claim, []))).toBe(403);
    expect(await status(saveClaimDetail, 'maria', form(claim, [9]))).toBe(400);
    expect(await status(saveClaimDetail, 'maria', { payload: { claimDetail: '{' } })).toBe(400);
  });
});
