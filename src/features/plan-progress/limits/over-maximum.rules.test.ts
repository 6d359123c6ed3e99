import { describe, expect, it } from 'vitest';
import { groupOf } from '../../../profile/group/groups.fixture.ts';
import { overMaximum, type OwedInNetwork } from './over-maximum.rules.ts';
import { accumulationWith, amountsWith, individualWith, planWith } from '../progress.fixture.ts';

const group = groupOf();
const maximum = (changes: Parameters<typeof accumulationWith>[0]) =>
  planWith({
    groupNumber: group.groupNumber,
    accumulations: [accumulationWith({ kind: 'out-of-pocket-maximum', typeCode: 'OPM', ...changes })],
  });
const ofFamily = maximum({
  family: { description: 'Maximum', ...amountsWith({ threshold: 2_000_000 }) },
  individuals: [individualWith(amountsWith({ threshold: 1_000_000 }))],
});
const ofEach = maximum({
  individuals: ['1', '2'].map((pin) => individualWith({ pin, ...amountsWith({ threshold: 1_000_000 }) })),
});
const owed = (changes: Partial<OwedInNetwork> = {}): OwedInNetwork => ({
  groupNumber: group.groupNumber,
  planType: ofFamily.line,
  serviceDate: ofFamily.start,
  cents: 2_000_001,
  ...changes,
});

describe('overMaximum', () => {
  it.each([
    ['the family', ofFamily],
    ['all people together', ofEach],
  ])('finds claims that add up to more than the maximum of %s', (_, plan) =>
    expect(overMaximum([owed({ cents: 1_000_000 }), owed({ cents: 1_000_001 })], [plan], [group])).toEqual({
      sum: 2_000_001,
      maximum: 2_000_000,
    }),
  );

  it.each([
    ['that equal the maximum', { cents: 2_000_000 }],
    ['of another group', { groupNumber: 'other' }],
    ['of another line', { planType: 'dental' }],
    ['before the benefit period', { serviceDate: '2020-01-01' }],
  ])('ignores claims %s', (_, changes) =>
    expect(overMaximum([owed(changes)], [ofFamily], [group])).toBeNull(),
  );

  it.each([
    ['without a maximum', planWith({ groupNumber: group.groupNumber, accumulations: [] })],
    ['with only an out-of-network maximum', maximum({ network: 'out-of-network', descriptorCode: 'OON' })],
  ])('returns null for a plan %s', (_, plan) =>
    expect(overMaximum([owed({ planType: plan.line, serviceDate: plan.start })], [plan], [group])).toBeNull(),
  );

  it('returns null for a group whose plan progress is not shown', () =>
    expect(overMaximum([owed()], [ofFamily], [])).toBeNull());
});
