import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../lib/date.ts';
import {
  filterClaims,
  isWorthShowing,
  NO_FILTERS,
  placesLeft,
  toggled,
  type Filters,
} from './claims-filter.rules.ts';
import { FACETS, indexClaims, isNew, type ClaimIndex, type Facet } from './claims-index.rules.ts';
import { CLAIM_SORTS, SORT_NAMES, type SortName } from './claims-sort.rules.ts';
import { rowOrders } from '../../../ui/list/sort-rows.rules.ts';
import { CONTEXT, claimWith, PEOPLE, TODAY } from '../claims.fixture.ts';
import type { Claim } from '../claims.schema.ts';
import { patientKey } from '../patients.rules.ts';

/** Any list of claims of a family, each with a number of its own. */
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
  const index = indexClaims(claims, CONTEXT);
  const of = (facet: Facet) => fc.subarray([...index.options[facet]]);
  return fc
    .tuple(of('newness'), of('member'), of('planType'), of('status'), of('group'))
    .map(([newness, member, planType, status, group]) => ({
      index,
      filters: { newness, member, planType, status, group } satisfies Filters,
    }));
});

const claimsOf = (index: ClaimIndex, filters: Filters, sort: SortName = 'newest') =>
  [...placesLeft(index, filterClaims(index, filters), sort)].flatMap((place) => index.claims[place] ?? []);

describe('filters of the claims list (001 §2)', () => {
  it('nothing chosen leaves every claim', () => {
    fc.assert(
      fc.property(claimLists, (claims) => {
        const left = claimsOf(indexClaims(claims, CONTEXT), NO_FILTERS);
        expect(new Set(left)).toEqual(new Set(claims));
        expect(left).toHaveLength(claims.length);
      }),
    );
  });

  it('what is left fits every facet, and what is not does not', () => {
    fc.assert(
      fc.property(listsWithFilters, ({ index, filters }) => {
        const left = new Set(claimsOf(index, filters));
        for (const claim of index.claims) {
          const options: Record<Facet, string> = {
            newness: isNew(claim, CONTEXT) ? 'new' : 'seen',
            member: patientKey(claim.patient),
            planType: claim.planType,
            status: claim.status,
            group: claim.groupNumber,
          };
          const fits = FACETS.every(
            (facet) => filters[facet].length === 0 || filters[facet].includes(options[facet]),
          );
          expect(left.has(claim)).toBe(fits);
        }
      }),
    );
  });

  it('filtering what is left once more changes nothing', () => {
    fc.assert(
      fc.property(listsWithFilters, ({ index, filters }) => {
        const once = claimsOf(index, filters);
        expect(claimsOf(indexClaims(once, CONTEXT), filters)).toEqual(once);
      }),
    );
  });

  it('a facet’s counts sum to the claims that all other facets leave; a count is what choosing that option gives', () => {
    fc.assert(
      fc.property(listsWithFilters, fc.constantFrom(...FACETS), ({ index, filters }, facet) => {
        const open = { ...filters, [facet]: [] };
        const { choices } = filterClaims(index, filters);
        expect(choices[facet].reduce((sum, { count }) => sum + count, 0)).toBe(claimsOf(index, open).length);
        for (const { option, count } of choices[facet])
          expect(claimsOf(index, { ...filters, [facet]: [option] })).toHaveLength(count);
      }),
    );
  });

  it('an option that was chosen stays when no claim has it any more', () => {
    const index = indexClaims([claimWith()], CONTEXT);
    const { total, choices } = filterClaims(index, { ...NO_FILTERS, status: ['denied'] });
    expect(total).toBe(0);
    expect(choices.status).toEqual([
      { option: 'approved', count: 1, chosen: false },
      { option: 'denied', count: 0, chosen: true },
    ]);
  });

  it('a block with fewer than two options is hidden, unless something in it is chosen', () => {
    const choice = (chosen: boolean) => ({ option: 'a', count: 1, chosen });
    expect(isWorthShowing([])).toBe(false);
    expect(isWorthShowing([choice(false)])).toBe(false);
    expect(isWorthShowing([choice(true)])).toBe(true);
    expect(isWorthShowing([choice(false), choice(false)])).toBe(true);
  });

  it('plan types stand medical, dental, vision, drug (001 §9); people as the family does (001 §5)', () => {
    const claims = (['drug', 'vision', 'dental', 'medical'] as const).map((planType, at) =>
      claimWith({ number: String(at), planType }),
    );
    expect(indexClaims(claims, CONTEXT).options.planType).toEqual(['medical', 'dental', 'vision', 'drug']);
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
    expect(indexClaims(people, CONTEXT).options.member).toEqual(CONTEXT.memberOrder);
  });

  it('a claim is new when its service came after the last visit', () => {
    const on = (serviceDate: string) =>
      isNew(claimWith({ serviceDate }), { ...CONTEXT, lastVisit: '2026-11-03' });
    expect([on('2026-11-02'), on('2026-11-03'), on('2026-11-04')]).toEqual([false, false, true]);
  });

  it('choosing twice is choosing nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FACETS), fc.string(), (facet, option) => {
        const once = toggled(NO_FILTERS, facet, option);
        expect(FACETS.some((facet) => once[facet].length > 0)).toBe(true);
        expect(toggled(once, facet, option)).toEqual(NO_FILTERS);
      }),
    );
  });

  it('ten thousand claims of three groups are three kinds', () => {
    const claims = Array.from({ length: 10_000 }, (_, at) =>
      claimWith({ number: String(at), groupNumber: `G${at % 3}` }),
    );
    const index = indexClaims(claims, CONTEXT);
    expect(index.kinds.map(({ size }) => size)).toEqual([3334, 3333, 3333]);
    expect(filterClaims(index, { ...NO_FILTERS, group: ['G0'] }).total).toBe(3334);
  });
});

const sorted = (claims: readonly Claim[], name: SortName): Claim[] =>
  [...rowOrders(claims, CLAIM_SORTS)(name)].flatMap((place) => claims[place] ?? []);

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare;
const byDay = (a: Claim, b: Claim): number => b.serviceDate.localeCompare(a.serviceDate);

/** What is not known comes last. */
function costsApart(a: Claim, b: Claim, direction: 1 | -1): number {
  if (a.memberCost === null || b.memberCost === null)
    return Number(a.memberCost === null) - Number(b.memberCost === null);
  return direction * (a.memberCost - b.memberCost);
}

/** Each order as one would write it who has a hundred claims and not ten thousand. */
const NAIVE: Readonly<Record<SortName, (a: Claim, b: Claim) => number>> = {
  newest: byDay,
  oldest: (a, b) => -byDay(a, b),
  highest: (a, b) => costsApart(a, b, -1) || byDay(a, b),
  lowest: (a, b) => costsApart(a, b, 1) || byDay(a, b),
  provider: (a, b) =>
    Number(!a.provider) - Number(!b.provider) || byName(a.provider, b.provider) || byDay(a, b),
  member: (a, b) => byName(a.patient.firstName, b.patient.firstName) || byDay(a, b),
};

describe('the orders of the claims list', () => {
  it.each(SORT_NAMES)('%s is the order that comparing each two claims gives', (name) => {
    fc.assert(
      fc.property(claimLists, (claims) => {
        expect(sorted(claims, name)).toEqual(claims.toSorted(NAIVE[name]));
      }),
    );
  });

  it('what filters leave stands in the same order', () => {
    fc.assert(
      fc.property(listsWithFilters, fc.constantFrom(...SORT_NAMES), ({ index, filters }, name) => {
        const left = new Set(claimsOf(index, filters));
        expect(claimsOf(index, filters, name)).toEqual(
          sorted(index.claims, name).filter((claim) => left.has(claim)),
        );
      }),
    );
  });

  it('a cost that is not known comes last, whichever way it goes', () => {
    const claims = [null, 300, null, 20].map((memberCost, at) =>
      claimWith({ number: String(at), memberCost }),
    );
    expect(sorted(claims, 'highest').map(({ memberCost }) => memberCost)).toEqual([300, 20, null, null]);
    expect(sorted(claims, 'lowest').map(({ memberCost }) => memberCost)).toEqual([20, 300, null, null]);
  });

  it('names stand as a person would look for them, the nameless last; among equals the newest first', () => {
    const claims = [
      claimWith({ number: '1', provider: 'zebra', serviceDate: '2026-01-01' }),
      claimWith({ number: '2', provider: '' }),
      claimWith({ number: '3', provider: 'Älpine' }),
      claimWith({ number: '4', provider: 'Bone' }),
      claimWith({ number: '5', provider: 'zebra', serviceDate: '2026-02-01' }),
    ];
    expect(sorted(claims, 'provider').map(({ number }) => number)).toEqual(['3', '4', '5', '1', '2']);
  });
});
