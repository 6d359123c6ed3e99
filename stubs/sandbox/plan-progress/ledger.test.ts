/** Tests that every accumulation is the sum of the amounts from claims and the amount carried over from another insurer. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { claimDetail, type ClaimService } from '../../../src/features/claims/detail/claim-detail.schema.ts';
import * as progress from '../../../src/features/plan-progress/plan-progress.schema.ts';
import { addDays } from '../../../src/lib/date/date.ts';
import { FAMILIES } from '../../people/families.ts';
import type { Family } from '../../people/family.ts';
import { memberOf, type Member } from '../../people/member-of.ts';
import { PEOPLE } from '../../people/people.ts';
import { callsOf } from '../calls.fixture.ts';
import { generateClaims } from '../claims/claim-records.ts';
import type { ClaimRecord } from '../claims/counted-claims.ts';
import { servicesOf } from '../claims/claim-services.ts';
import { visibleClaims } from '../claims/visible-claims.ts';
import { accumulationPeriod, productsOf } from '../member/plan-periods.ts';
import { DAY, openSandbox } from '../sandbox.fixture.ts';
import { accumulationsOf } from './accumulations.ts';

const sandbox = openSandbox();
const { read, respond } = callsOf(sandbox);

const LINE_OF = { medical: 'M', drug: 'X', dental: 'D', vision: 'V', other: '' } as const;

/** The services of a claim, as the portal parses them. */
const parsedServices = (record: ClaimRecord): ClaimService[] =>
  v.parse(claimDetail.response, {
    payload: { claimNumber: '1', totalCount: 1, getClaimAccumActivityDetailData: servicesOf(record) },
  }).services;

interface Entry {
  /** Group, line of business, pin, type and descriptor of the accumulator. */
  key: string;
  date: string;
  amount: number;
  pending: number;
}

const ledgerOf = (claims: readonly ClaimRecord[]): Entry[] =>
  claims.flatMap((claim) => {
    const { groupNumber, planType } = claim.wire;
    const entry = (typeCode: string, descriptorCode: string, amount: number, pending: number): Entry => ({
      key: [groupNumber, LINE_OF[planType], claim.pin, typeCode, descriptorCode].join(' '),
      date: claim.serviceDate,
      amount,
      pending,
    });
    return parsedServices(claim).flatMap(({ accumulations, pendingAccumulations }) => [
      ...(accumulations ?? []).map((accumulation) =>
        entry(accumulation.typeCode, accumulation.descriptorCode, accumulation.amount, 0),
      ),
      ...pendingAccumulations.map((accumulation) =>
        entry(accumulation.typeCode, accumulation.descriptorCode, 0, accumulation.amount),
      ),
    ]);
  });

/** Sums the entries that are dated within the range, by key. */
function sums(entries: readonly Entry[], from: string, to: string) {
  const sums = new Map<string, { amount: number; pending: number }>();
  for (const { key, date, amount, pending } of entries) {
    if (date < from || date > to) continue;
    const before = sums.get(key) ?? { amount: 0, pending: 0 };
    sums.set(key, { amount: before.amount + amount, pending: before.pending + pending });
  }
  return (key: string) => sums.get(key) ?? { amount: 0, pending: 0 };
}

/** The in-network cents that were carried over from another insurer, by key. */
const openingsOf = (family: Family): ReadonlyMap<string, number> =>
  new Map(
    productsOf(family).flatMap(({ group, product: { line, carriedOver } }) => {
      const key = (type: string) => `${group.number} ${line} ${family.members[0].pin} ${type} INN`;
      return carriedOver
        ? [
            [key('DED'), carriedOver.deductible * 100] as const,
            [key('OPM'), carriedOver.outOfPocket * 100] as const,
          ]
        : [];
    }),
  );

const members = PEOPLE.flatMap((person) => {
  const member = memberOf(person);
  return member && !person.refusal ? [{ id: person.id, member }] : [];
});

const whose = ({ family, self }: Member) => ({
  query: {
    agreementId: family.agreementId,
    pinNumber: self.pin,
    relationshipCode: self.relationshipCode,
  },
});

/** The group number of a plan. If the plan has 'directPay' instead of a number, the number of the family's direct-pay group. */
const groupNumberOf = ({ family }: Member, number: string): string =>
  number === 'directPay'
    ? (productsOf(family).find(({ group }) => group.directPay)?.group.number ?? '')
    : number;

describe('the accumulations', () => {
  it.each(members)(
    'of $id equal the sum of claims and carried-over amounts, for each plan and person',
    async ({ id, member }) => {
      const { active, previous } = await read(progress.planProgressV3, id, whose(member));
      const ledger = ledgerOf(visibleClaims(sandbox.services, member, DAY));
      const openings = openingsOf(member.family);
      for (const plan of [...active, ...previous].filter(({ isExcluded }) => !isExcluded)) {
        const total = sums(ledger, plan.start, plan.end);
        const group = groupNumberOf(member, plan.groupNumber);
        const line = LINE_OF[plan.line];
        for (const { typeCode, descriptorCode, individual } of plan.accumulations) {
          for (const { pin, achieved, pending } of individual?.individuals ?? []) {
            const key = [group, line, pin, typeCode, descriptorCode].join(' ');
            expect({ key, achieved, pending }).toEqual({
              key,
              achieved: total(key).amount + (openings.get(key) ?? 0),
              pending: total(key).pending,
            });
          }
        }
      }
    },
  );

  it.each(members)('of $id are the same in V3, V5 and plan/progress', async ({ id, member }) => {
    interface Wire {
      payload: Record<string, { accumulations?: unknown[] }[]>;
    }
    const raw = async (requested: Promise<Response>) => ((await (await requested).json()) as Wire).payload;
    const v3 = await raw(respond(progress.planProgressV3, id, whose(member)));
    const queries = await read(progress.memberPlan, id, whose(member));
    const v5: unknown[] = [];
    const lines: string[] = [];
    for (const payload of [...queries.active, ...queries.previous]) {
      v5.push(...((await raw(respond(progress.planProgressV5, id, { payload })))['plan'] ?? []));
      for (const { lob, line, individuals } of await read(progress.planProgress, id, { payload }))
        for (const { pin, accumulations } of individuals)
          for (const { typeCode, descriptorCode, achieved, pending } of accumulations)
            if (lob !== 'Y') lines.push([line, pin, typeCode, descriptorCode, achieved, pending].join(' '));
    }
    const all = [...(v3['activePlan'] ?? []), ...(v3['previousPlan'] ?? [])];
    const sorted = (list: readonly unknown[]) => list.map((entry) => JSON.stringify(entry)).toSorted();
    expect(sorted(v5)).toEqual(sorted(all));
    const { active, previous } = await read(progress.planProgressV3, id, whose(member));
    const shown = [...active, ...previous].filter(({ isExcluded }) => !isExcluded);
    const ofV3 = shown.flatMap(({ line, accumulations }) =>
      accumulations.flatMap(({ typeCode, descriptorCode, individual }) =>
        (individual?.individuals ?? []).map(({ pin, achieved, pending }) =>
          [line, pin, typeCode, descriptorCode, achieved, pending].join(' '),
        ),
      ),
    );
    expect(lines.toSorted()).toEqual(ofV3.toSorted());
  });

  const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2024-02-29', days));
  const { abara: _largest, ...others } = FAMILIES;
  const families = Object.values<Family>(others);
  const family = fc.constantFrom(...families);

  it('always add up for the family, stay within all limits except benefit banks, and include deductibles in out-of-pocket costs', () => {
    fc.assert(
      fc.property(family, day, (of, on) => {
        const claims = generateClaims(of, on);
        for (const held of productsOf(of)) {
          const { begin, end } = accumulationPeriod(held.product, on);
          const records = accumulationsOf(of, claims, held, [begin, end], on, of.members);
          for (const { type, descriptor, family: shared, individuals } of records) {
            const sum = individuals.reduce((total, { amounts }) => total + amounts.achieved, 0);
            if (shared) expect(shared.achieved).toBe(sum);
            // A benefit bank may exceed its limit: the plan goes on paying, and the portal caps what it shows.
            if (type === 'BKP') continue;
            if (shared) expect(shared.achieved + shared.pending).toBeLessThanOrEqual(shared.threshold);
            const maximum = records.find(
              (record) => record.type === 'OPM' && record.descriptor === descriptor,
            );
            for (const { member, amounts } of individuals) {
              if (amounts.threshold > 0)
                expect(amounts.achieved + amounts.pending).toBeLessThanOrEqual(amounts.threshold);
              const ownAmounts = maximum?.individuals.find(
                (individual) => individual.member === member,
              )?.amounts;
              if (type === 'DED') expect(amounts.achieved).toBeLessThanOrEqual(ownAmounts?.achieved ?? 0);
            }
          }
        }
      }),
      { numRuns: 60 + families.length, examples: families.map((of) => [of, DAY]) },
    );
  });
});
