import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../lib/date.ts';
import {
  FACETS,
  filterClaims,
  indexClaims,
  isFiltered,
  isNew,
  isWorthShowing,
  NO_FILTERS,
  toggled,
  type ClaimIndex,
  type Facet,
  type Filters,
} from './claims-filter.rules.ts';
import { SORT_NAMES, SORTS, sortOrder, type SortName } from './claims-sort.rules.ts';
import { CONTEXT, claimWith, PEOPLE, TODAY } from './claims.fixture.ts';
import type { Claim } from './claims.schema.ts';
import { patientKey } from './patients.rules.ts';

/** Any list of claims of a family, each with a number of its own. */
const claimLists = fc
  .array(
    fc.record({
      patient: fc.constantFrom(...PEOPLE),
      provider: fc.constantFrom('Riverside Clinic', 'Älpine Dental', 'corner Pharmacy', ''),
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

const claimsOf = (index: ClaimIndex, filters: Filters) =>
  filterClaims(index, filters, 'newest').places.flatMap((place) => index.claims[place] ?? []);

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
        const { choices } = filterClaims(index, filters, 'newest');
        expect(choices[facet].reduce((sum, { count }) => sum + count, 0)).toBe(claimsOf(index, open).length);
        for (const { option, count } of choices[facet])
          expect(claimsOf(index, { ...filters, [facet]: [option] })).toHaveLength(count);
      }),
    );
  });

  it('an option that was chosen stays when no claim has it any more', () => {
    const index = indexClaims([claimWith()], CONTEXT);
    const { places, choices } = filterClaims(index, { ...NO_FILTERS, status: ['denied'] }, 'newest');
    expect(places).toEqual([]);
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
        expect(isFiltered(once)).toBe(true);
        expect(toggled(once, facet, option)).toEqual(NO_FILTERS);
      }),
    );
  });

  it('ten thousand claims are one walk', () => {
    const claims = Array.from({ length: 10_000 }, (_, at) =>
      claimWith({ number: String(at), groupNumber: `G${at % 3}` }),
    );
    const index = indexClaims(claims, CONTEXT);
    expect(filterClaims(index, { ...NO_FILTERS, group: ['G0'] }, 'provider').places).toHaveLength(3334);
  });
});

const sorted = (claims: readonly Claim[], name: SortName): Claim[] =>
  [...sortOrder(claims, SORTS[name])].flatMap((place) => claims[place] ?? []);

describe('the orders of the claims list', () => {
  it('lose no claim and invent none', () => {
    fc.assert(
      fc.property(claimLists, fc.constantFrom(...SORT_NAMES), (claims, name) => {
        expect(
          sorted(claims, name)
            .map(({ number }) => number)
            .toSorted(),
        ).toEqual(claims.map(({ number }) => number).toSorted());
      }),
    );
  });

  it('newest first is by day; claims of one day keep the service’s order', () => {
    fc.assert(
      fc.property(claimLists, (claims) => {
        expect(sorted(claims, 'newest')).toEqual(
          claims.toSorted((a, b) => b.serviceDate.localeCompare(a.serviceDate)),
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
