import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../lib/date/date.ts';
import { filterRows, passingRows, rowsAt, type Filters } from '../../../ui/list/facets.rules.ts';
import { indexRows } from '../../../ui/list/list-index.rules.ts';
import { CONTEXT, claimWith, PEOPLE, TODAY } from '../claims.fixture.ts';
import type { Claim } from '../claims.schema.ts';
import { patientKey } from '../patients.rules.ts';
import { claimsListOf, isNew } from './claims-list.rules.ts';
import { FACET_NAMES, SORT_NAMES, type FacetName, type SortName } from './claims-list.schema.ts';

const LIST = claimsListOf(CONTEXT);

/** The options of a facet that occur in a list of claims. */
const optionsOf = (claims: readonly Claim[], facet: FacetName): readonly string[] =>
  indexRows(claims, LIST).facets.find(({ name }) => name === facet)?.options ?? [];

/** Generates the claims of a family, each with a different number. */
const claimLists = fc
  .array(
    fc.record({
      patient: fc.constantFrom(...PEOPLE),
      provider: fc.constantFrom(
        'Riverside Clinic',
        'Älpine Dental',
        'corner Pharmacy',
        'CORNER pharmacy',
        '',
      ),
      groupNumber: fc.constantFrom('G1', 'G2'),
      serviceDate: fc.integer({ min: 0, max: 40 }).map((back) => addDays(TODAY, -back)),
      memberCost: fc.option(fc.integer({ min: 0, max: 500 }), { nil: null }),
      status: fc.constantFrom('approved' as const, 'denied' as const, 'in-process' as const),
      planType: fc.constantFrom('medical' as const, 'drug' as const, 'dental' as const, 'vision' as const),
    }),
    { maxLength: 60 },
  )
  .map((all) => all.map((changes, at) => claimWith({ ...changes, number: String(at) })));

const listsWithFilters = claimLists.chain((claims) => {
  const of = (facet: FacetName) => fc.subarray([...optionsOf(claims, facet)]);
  return fc.record({
    claims: fc.constant(claims),
    filters: fc.record({
      newness: of('newness'),
      member: of('member'),
      planType: of('planType'),
      status: of('status'),
      group: of('group'),
    }),
  });
});

function claimsOf(claims: readonly Claim[], filters: Filters, sort: SortName = 'newest'): Claim[] {
  const index = indexRows(claims, LIST);
  return rowsAt(claims, passingRows(index, filterRows(index, filters), sort));
}

it('the claims list gives different ids to claims that have the same number but different clients', () => {
  const [first, other] = ['C1', 'C2'].map((clientId) => LIST.idOf(claimWith({ number: '7', clientId })));
  expect(first).not.toBe(other);
});

describe('the filters of the claims list (001 §2)', () => {
  it('keep exactly the claims that match a chosen option in every facet where options are chosen', () => {
    fc.assert(
      fc.property(listsWithFilters, ({ claims, filters }) => {
        const left = new Set(claimsOf(claims, filters));
        for (const claim of claims) {
          const options: Record<FacetName, string> = {
            newness: isNew(claim, CONTEXT) ? 'new' : 'seen',
            member: patientKey(claim.patient),
            planType: claim.planType,
            status: claim.status,
            group: claim.groupNumber,
          };
          const passes = FACET_NAMES.every(
            (facet) => filters[facet].length === 0 || filters[facet].includes(options[facet]),
          );
          expect(left.has(claim)).toBe(passes);
        }
      }),
    );
  });

  it('show, for each option, how many claims would be listed if the option were chosen', () => {
    fc.assert(
      fc.property(listsWithFilters, fc.constantFrom(...FACET_NAMES), ({ claims, filters }, name) => {
        const facet = filterRows(indexRows(claims, LIST), filters).facets.find(({ id }) => id === name);
        const choices = facet?.choices ?? [];
        expect(choices.reduce((sum, { count }) => sum + count, 0)).toBe(
          claimsOf(claims, { ...filters, [name]: [] }).length,
        );
        for (const { option, count } of choices)
          expect(claimsOf(claims, { ...filters, [name]: [option] })).toHaveLength(count);
      }),
    );
  });

  it('list plan types in the order medical, dental, vision, drug (001 §9), and people in family order (001 §5)', () => {
    const claims = (['drug', 'vision', 'dental', 'medical'] as const).map((planType, at) =>
      claimWith({ number: String(at), planType }),
    );
    expect(optionsOf(claims, 'planType')).toEqual(['medical', 'dental', 'vision', 'drug']);
    const people = CONTEXT.memberOrder.toReversed().map((key, at) =>
      claimWith({
        number: String(at),
        patient: {
          ...claimWith().patient,
          firstName: key.split(' ')[0] ?? '',
          dateOfBirth: key.split('|')[1] ?? '',
        },
      }),
    );
    expect(optionsOf(people, 'member')).toEqual(CONTEXT.memberOrder);
  });

  it("treat a claim as new if its service date is after the member's last visit to the claims", () => {
    const on = (serviceDate: string) =>
      isNew(claimWith({ serviceDate }), { ...CONTEXT, lastVisit: '2026-11-03' });
    expect([on('2026-11-02'), on('2026-11-03'), on('2026-11-04')]).toEqual([false, false, true]);
  });
});

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;
const byDay = (a: Claim, b: Claim): number => b.serviceDate.localeCompare(a.serviceDate);

/** Sorts unknown costs last in both directions. */
function compareCosts(a: Claim, b: Claim, direction: 1 | -1): number {
  if (a.memberCost === null || b.memberCost === null)
    return Number(a.memberCost === null) - Number(b.memberCost === null);
  return direction * (a.memberCost - b.memberCost);
}

/** The expected sort orders, as comparators for a plain array sort. */
const NAIVE: Readonly<Record<SortName, (a: Claim, b: Claim) => number>> = {
  newest: byDay,
  oldest: (a, b) => -byDay(a, b),
  highest: (a, b) => compareCosts(a, b, -1) || byDay(a, b),
  lowest: (a, b) => compareCosts(a, b, 1) || byDay(a, b),
  provider: (a, b) =>
    Number(!a.provider) - Number(!b.provider) || byName(a.provider, b.provider) || byDay(a, b),
  member: (a, b) => byName(a.patient.firstName, b.patient.firstName) || byDay(a, b),
};

describe('the sort orders of the claims list', () => {
  it.each(SORT_NAMES)('give the same order as a plain array sort: %s', (name) => {
    fc.assert(
      fc.property(claimLists, (claims) => {
        expect(claimsOf(claims, {}, name)).toEqual(claims.toSorted(NAIVE[name]));
      }),
    );
  });

  it.each(SORT_NAMES)('give the same order as a plain array sort if filters are chosen: %s', (name) => {
    fc.assert(
      fc.property(listsWithFilters, ({ claims, filters }) => {
        const left = new Set(claimsOf(claims, filters));
        const expected = claims.toSorted(NAIVE[name]).filter((claim) => left.has(claim));
        expect(claimsOf(claims, filters, name)).toEqual(expected);
      }),
    );
  });

  it('put unknown costs last in both directions', () => {
    const claims = [null, 300, null, 20].map((memberCost, at) =>
      claimWith({ number: String(at), memberCost }),
    );
    expect(claimsOf(claims, {}, 'highest').map(({ memberCost }) => memberCost)).toEqual([
      300,
      20,
      null,
      null,
    ]);
    expect(claimsOf(claims, {}, 'lowest').map(({ memberCost }) => memberCost)).toEqual([20, 300, null, null]);
  });

  it('ignore case and accents of provider names, put missing names last, and sort equal names newest first', () => {
    const claims = [
      claimWith({ number: '1', provider: 'zebra', serviceDate: '2026-01-01' }),
      claimWith({ number: '2', provider: '' }),
      claimWith({ number: '3', provider: 'Älpine' }),
      claimWith({ number: '4', provider: 'Bone' }),
      claimWith({ number: '5', provider: 'zebra', serviceDate: '2026-02-01' }),
    ];
    expect(claimsOf(claims, {}, 'provider').map(({ number }) => number)).toEqual(['3', '4', '5', '1', '2']);
  });
});
