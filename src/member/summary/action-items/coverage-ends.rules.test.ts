import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../../lib/date/date.ts';
import { propertyRuns } from '../../../lib/fields/property-runs.fixture.ts';
import { groupOf, personOf, planOf } from '../../../profile/group/groups.fixture.ts';
import { profileOf } from '../../../profile/profile.fixture.ts';
import { endingCoverage } from './coverage-ends.rules.ts';
import { mayEnd } from './action-items.rules.ts';

const TODAY = '2026-11-23';

const person = (pinNumber: string, firstName: string, coverageCancelDate: string | null) =>
  personOf({ pinNumber, firstName, coverageCancelDate });

const plan = (
  lineOfBusiness: string,
  coverageEndDate: string | null,
  memberList: ReturnType<typeof person>[] = [],
) => planOf({ lineOfBusiness, coverageEndDate, memberList });
const coverageOf = (...plans: ReturnType<typeof plan>[]) =>
  endingCoverage(profileOf(groupOf({ productList: plans })), TODAY);

describe('endingCoverage', () => {
  it.each([
    ['returns coverage that ends in 60 days', '2027-01-22', 60],
    ['leaves out coverage that ends in 61 days', '2027-01-23', null],
    ['returns coverage that ends today', TODAY, 0],
    [
      'leaves out coverage that ended yesterday, because another note reports ended coverage',
      '2026-11-22',
      null,
    ],
    ['leaves out coverage without an end date', null, null],
  ])('%s', (_, end, daysLeft) => {
    expect(coverageOf(plan('M', end), plan('X', end))).toEqual(
      daysLeft === null ? [] : [{ person: null, lines: null, end, daysLeft }],
    );
  });

  it('leaves out a line of business that a later plan continues, even in another group', () => {
    const groups = [
      groupOf({ productList: [plan('M', '2026-12-31')] }),
      groupOf({ productList: [plan('M', null)] }),
    ];
    expect(endingCoverage(profileOf(...groups), TODAY)).toEqual([]);
  });

  it('returns the lines of business that end, grouped by end date, if other lines continue', () => {
    const items = coverageOf(
      plan('X', '2026-12-31'),
      plan('M', '2026-12-31'),
      plan('V', '2026-12-01'),
      plan('D', null),
    );
    expect(items).toMatchObject([
      { lines: ['medical', 'drug'], end: '2026-12-31' },
      { lines: ['vision'], end: '2026-12-01' },
    ]);
  });

  it('leaves out a line of business that a plan with an unknown line of business may continue', () => {
    expect(coverageOf(plan('M', '2026-12-31'), plan('', null))).toEqual([]);
    expect(coverageOf(plan('', '2026-12-31'))).toMatchObject([{ lines: null }]);
  });

  it('returns each person whose coverage ends before the plan ends, with a name for everyone except the member', () => {
    const people = [
      person('001', 'Maria', '2026-12-10'),
      person('002', 'Leo', '2026-12-20'),
      person('003', 'Ines', null),
      person('004', 'Milo', '2026-11-22'),
    ];
    expect(coverageOf(plan('M', null, people))).toMatchObject([
      { person: null, lines: null, end: '2026-12-10' },
      { person: 'Leo', lines: null, end: '2026-12-20' },
    ]);
  });

  it.each([
    ['ends', '2026-12-10', 17],
    ['ended', '2026-11-10', -13],
  ])(
    'returns a person whose only plan %s, even if other people still have a plan of the same line',
    (_, end, daysLeft) => {
      const [maria, leo] = [person('001', 'Maria', null), person('002', 'Leo', null)];
      const plans = (leaves: ReturnType<typeof person>) => [
        plan('M', end, [maria, leaves]),
        plan('M', null, [maria]),
      ];
      const expected = [{ person: 'Leo', lines: null, end, daysLeft }];
      expect(coverageOf(...plans(leo))).toEqual(expected);
      expect(coverageOf(...plans(person('002', 'Leo', '2027-06-30')))).toEqual(expected);
      expect(coverageOf(...plans(leo), plan('D', null, [leo]))).toEqual([]);
    },
  );

  it('leaves out a person who is still covered by another plan', () => {
    expect(
      coverageOf(
        plan('M', null, [person('002', 'Leo', '2026-12-20')]),
        plan('D', null, [person('002', 'Leo', null)]),
      ),
    ).toEqual([]);
  });

  it('returns nothing if mayEnd() is false, and returns each line and each person at most once', () => {
    const end = fc.option(fc.integer({ min: -90, max: 90 }).map((days) => addDays(TODAY, days)));
    const plans = fc.array(
      fc
        .tuple(fc.constantFrom('M', 'D', 'V', 'X', ''), end, end)
        .map(([line, last, left]) =>
          plan(line, last, [person('001', 'Maria', left), person('002', 'Leo', left)]),
        ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(plans, (productList) => {
        const profile = profileOf(groupOf({ productList }));
        const endings = endingCoverage(profile, TODAY);
        if (endings.length > 0) expect(mayEnd(profile, TODAY)).toBe(true);
        for (const { end: last, daysLeft } of endings) expect(daysLeft).toBe(daysBetween(TODAY, last));
        const lines = endings.flatMap((ending) => ending.lines ?? []);
        expect(new Set(lines).size).toBe(lines.length);
        const lasting = productList.filter(({ coverageEndDate }) => coverageEndDate === null);
        for (const { lineOfBusiness } of lasting)
          expect(lines).not.toContain({ M: 'medical', D: 'dental', V: 'vision', X: 'drug' }[lineOfBusiness]);
        const people = endings.flatMap((ending) => ending.person ?? []);
        expect(new Set(people).size).toBe(people.length);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('returns one item if everyone’s coverage ends on the day the plan ends', () => {
    const people = [person('001', 'Maria', '2026-12-31'), person('002', 'Leo', '2026-12-31')];
    expect(coverageOf(plan('M', '2026-12-31', people))).toHaveLength(1);
  });
});
