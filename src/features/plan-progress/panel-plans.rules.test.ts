import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../lib/fields/property-runs.fixture.ts';
import { groupOf } from '../../profile/group/groups.fixture.ts';
import type { ProgressPlan } from './load-progress.ts';
import { panelPlans, type FamilyPerson } from './panel-plans.rules.ts';
import { benefitDatesDiffer, hasContent, panelView } from './panel-view.rules.ts';
import { accumulationWith, amountsWith, individualWith, planWith } from './progress.fixture.ts';

const family: FamilyPerson[] = [
  { pinNumber: '2', uniqueName: 'Daniel Delgado', relationshipCode: '01', dob: '1982-11-02' },
  { pinNumber: '3', uniqueName: 'Nemo Delgado', relationshipCode: '05', dob: null },
  { pinNumber: '4', uniqueName: 'Ines Delgado', relationshipCode: '05', dob: '2012-01-01' },
  { pinNumber: '1', uniqueName: 'Maria Delgado', relationshipCode: '18', dob: '1984-03-14' },
];
const personNamed = (firstName: string, pin: string, dateOfBirth: string | null) =>
  individualWith({ firstName, pin, dateOfBirth, uniqueName: `${firstName} Delgado` });
const people = [
  personNamed('Nemo', '3', null),
  personNamed('Ines', '4', '2012-01-01'),
  personNamed('Daniel', '2', '1982-11-02'),
  personNamed('Maria', '1', '1984-03-14'),
];
const total = { description: 'Deductible', ...amountsWith({ achieved: 200_000 }) };
const familyDeductible = accumulationWith({ family: total, individuals: people });

const progressPlan = (changes: Partial<ProgressPlan> = {}): ProgressPlan => ({
  ...planWith({ accumulations: [familyDeductible] }),
  period: 'active',
  isLoaded: true,
  ...changes,
});
const both = ['active', 'previous'] as const;
const panel = (plans: readonly ProgressPlan[], changes: Partial<Parameters<typeof panelPlans>[1]> = {}) =>
  panelPlans(plans, { group: groupOf(), periods: ['active'], family, ...changes });

describe('panelPlans', () => {
  it('returns the plans of the selected group and period', () => {
    const plans = [
      progressPlan(),
      progressPlan({ groupNumber: 'G2', line: 'drug' }),
      progressPlan({ period: 'previous', line: 'dental' }),
    ];
    expect(panel(plans).map(({ line }) => line)).toEqual(['medical']);
    expect(panel(plans, { periods: ['previous'] }).map(({ line }) => line)).toEqual(['dental']);
    expect(panel(plans, { group: groupOf({ groupNumber: 'G2' }) }).map(({ line }) => line)).toEqual(['drug']);
  });

  it('lists each person of a plan once, in family order, including people without a pin', () => {
    const luz = individualWith({ firstName: 'Luz', pin: '', uniqueName: 'Luz Delgado', dateOfBirth: null });
    const accumulations = [
      accumulationWith({ individuals: [luz, ...people] }),
      accumulationWith({ individuals: people, kind: 'visits' }),
    ];
    const [plan] = panel([progressPlan({ accumulations })]);
    expect(plan?.people.map(({ name }) => name)).toEqual([
      'Maria Delgado',
      'Daniel Delgado',
      'Ines Delgado',
      'Luz Delgado',
      'Nemo Delgado',
    ]);
  });

  it('replaces the group number directPay with the number of the selected direct-pay group', () => {
    const direct = [progressPlan({ groupNumber: 'directPay' })];
    const [plan] = panel(direct, { group: groupOf({ directPayIndicator: true }) });
    expect(plan?.groupNumber).toBe('G1');
    expect(panel(direct)).toHaveLength(0);
  });

  it('leaves out plans of product type Y (001 §5)', () => {
    expect(panel([progressPlan({ isExcluded: true })])).toEqual([]);
  });

  it('sorts plans by line (medical, dental, vision, drug, others; 001 §9), and then by the latest period', () => {
    const plans = [
      progressPlan({ line: 'other' }),
      progressPlan({ line: 'drug' }),
      progressPlan({ line: 'vision' }),
      progressPlan({ line: 'dental' }),
      progressPlan({ start: '2025-01-01', end: '2025-12-31' }),
      progressPlan(),
    ];
    expect(panel(plans).map(({ line, start }) => `${line} ${start.slice(0, 4)}`)).toEqual([
      'medical 2026',
      'medical 2025',
      'dental 2026',
      'vision 2026',
      'drug 2026',
      'other 2026',
    ]);
  });

  it.each([
    ['family', [familyDeductible]],
    ['individual', [accumulationWith({ individuals: [people[0] ?? individualWith()] })]],
    ['individual', [accumulationWith({ individuals: people })]],
    ['none', []],
    ['none', [accumulationWith({ individuals: [individualWith({ threshold: 0, achieved: 0 })] })]],
  ])('returns a plan of the variant %s (001 §2)', (variant, accumulations) => {
    const [plan] = panel([progressPlan({ accumulations })]);
    expect(plan?.variant).toBe(variant);
    expect(hasContent(plan ? [plan] : [])).toBe(variant !== 'none');
  });
});

describe('the accumulators in the panel', () => {
  const rowOf = (changes: Parameters<typeof accumulationWith>[0]) =>
    panel([progressPlan({ accumulations: [accumulationWith(changes)] })])[0]?.rows[0];

  it('list the subscriber first, then people by birth date, and people without a birth date last (001 §5)', () => {
    const row = rowOf({ family: total, individuals: people });
    expect(row?.people.map(({ name, isSubscriber }) => [name, isSubscriber])).toEqual([
      ['Maria Delgado', true],
      ['Daniel Delgado', false],
      ['Ines Delgado', false],
      ['Nemo Delgado', false],
    ]);
  });

  it('sort people by birth date even if the people are not in the profile', () => {
    const row = rowOf({ family: total, individuals: [...people, personNamed('Uma', '9', '1990-01-01')] });
    expect(row?.people.map(({ name }) => name.split(' ')[0])).toEqual([
      'Maria',
      'Daniel',
      'Uma',
      'Ines',
      'Nemo',
    ]);
  });

  it('have main-bar figures if they have a family total or cover one person, and otherwise have none', () => {
    expect(rowOf({ family: total, individuals: people })).toMatchObject({
      isFamily: true,
      leading: { achieved: 200_000 },
    });
    const alone = rowOf({ individuals: [individualWith({ achieved: 40_000 })] });
    expect(alone).toMatchObject({ isFamily: false, leading: { achieved: 40_000 }, people: [] });
    const each = rowOf({ individuals: people });
    expect([each?.leading, each?.people.length]).toEqual([null, 4]);
  });

  it('omit people who have no figures to show', () => {
    const [used, unused] = [individualWith({ achieved: 100 }), individualWith({ pin: '2', achieved: 0 })];
    const row = rowOf({ network: 'out-of-network', family: total, individuals: [used, unused] });
    expect(row?.people).toHaveLength(1);
  });

  it('are sorted by network, in-network first, and then by kind, the deductible first', () => {
    const accumulations = [
      ['OPM', 'OON', 'out-of-pocket-maximum', 'out-of-network'],
      ['VST', 'INN', 'visits', 'in-network'],
      ['DED', 'OON', 'deductible', 'out-of-network'],
      ['OPM', 'INN', 'out-of-pocket-maximum', 'in-network'],
      ['DED', 'INN', 'deductible', 'in-network'],
    ] as const;
    const [plan] = panel([
      progressPlan({
        accumulations: accumulations.map(([typeCode, descriptorCode, kind, network]) =>
          accumulationWith({ typeCode, descriptorCode, kind, network, family: total }),
        ),
      }),
    ]);
    expect(plan?.rows.map(({ key }) => key)).toEqual(['DED INN', 'OPM INN', 'VST INN', 'DED OON', 'OPM OON']);
  });
});

it('panelPlans returns plans in the same order, whatever their order in the response', () => {
  const plan = fc.record({
    line: fc.constantFrom('medical' as const, 'dental' as const, 'drug' as const, 'other' as const),
    start: fc.constantFrom('2025-01-01', '2026-01-01'),
    end: fc.constantFrom('2026-06-30', '2026-12-31'),
    productNumber: fc.constantFrom('A', 'B'),
  });
  fc.assert(
    fc.property(fc.array(plan, { maxLength: 8 }), fc.integer(), (drawn, seed) => {
      const plans = drawn.map((changes) => progressPlan(changes));
      const shuffled = plans.toSorted(
        (a, b) => ((seed >> (plans.indexOf(a) % 30)) & 1) - ((seed >> (plans.indexOf(b) % 30)) & 1),
      );
      const keys = (list: readonly ProgressPlan[]) => panel(list).map(({ key }) => key);
      expect(keys(shuffled)).toEqual(keys(plans));
      expect(new Set(keys(plans)).size).toBe(plans.length);
    }),
    { numRuns: propertyRuns(500) },
  );
});

describe('panelView', () => {
  const plans = panel(
    [progressPlan(), progressPlan({ period: 'previous' }), progressPlan({ line: 'drug' })],
    {
      periods: both,
    },
  );

  it('contains every plan of the period if there is no dropdown', () => {
    const view = panelView(plans, 'active', false, null);
    expect([view.options, view.shown.map(({ line }) => line), view.period]).toEqual([
      [],
      ['medical', 'drug'],
      'active',
    ]);
    expect(panelView(plans, 'previous', false, null).shown).toHaveLength(1);
  });

  it('contains a single plan if there is a dropdown: at first a plan with content, later the chosen plan', () => {
    expect(panelView(plans, 'active', true, null)).toMatchObject({ shown: [plans[0]], period: 'active' });
    const previous = plans.at(-1);
    const view = panelView(plans, 'active', true, previous?.key ?? '');
    expect([view.shown, view.period, view.options.length]).toEqual([[previous], 'previous', 3]);
  });

  it('does not contain a previous plan in place of an active plan that failed to load', () => {
    const previous = plans.filter(({ period }) => period === 'previous');
    expect(panelView(previous, 'active', true, null)).toMatchObject({ shown: previous, period: 'previous' });
    expect(panelView(previous, 'active', true, null, true)).toMatchObject({ shown: [], period: 'active' });
  });

  it('contains the first plan if the chosen plan no longer exists, and has no dropdown for a single plan', () => {
    expect(panelView(plans.slice(0, 1), 'active', true, 'gone')).toMatchObject({
      options: [],
      shown: [plans[0]],
    });
    expect(panelView([], 'active', true, null)).toEqual({ options: [], shown: [], period: 'active' });
  });
});

it.each([
  [{ begin: '2026-01-01', end: '2026-12-31' }, false],
  [{ begin: '2025-01-01', end: '2026-12-31' }, true],
  [{ begin: '2026-01-01', end: null }, true],
  [null, true],
])('benefitDatesDiffer for the benefit dates of 2026 and the plan period %j is %s', (coverage, differ) => {
  expect(benefitDatesDiffer({ start: '2026-01-01', end: '2026-12-31' }, coverage)).toBe(differ);
});
