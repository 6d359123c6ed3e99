import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../lib/fields/property-runs.fixture.ts';
import type { AccumulatorRow } from '../panel-plans.rules.ts';
import { figuresOf } from '../progress-figures.rules.ts';
import { amountsWith } from '../progress.fixture.ts';
import { networkBlocks, standingOf } from './network-blocks.rules.ts';

const figures = (achieved: number, threshold: number) => figuresOf(amountsWith({ achieved, threshold }));

const rowOf = (changes: Partial<AccumulatorRow> = {}): AccumulatorRow => ({
  key: 'DED INN',
  typeCode: 'DED',
  descriptorCode: 'INN',
  kind: 'deductible',
  network: 'in-network',
  description: '',
  detail: '',
  leading: figures(100_000, 300_000),
  isFamily: true,
  isReachedByAll: changes.leading?.isReached ?? false,
  people: [],
  ...changes,
});
const maximum = (changes: Partial<AccumulatorRow> = {}): AccumulatorRow =>
  rowOf({ key: 'OPM INN', kind: 'out-of-pocket-maximum', leading: figures(100_000, 900_000), ...changes });
const bank = rowOf({ key: 'BKP INN', kind: 'benefit-bank' });

describe('networkBlocks', () => {
  it('returns a block for each network, and lists its limits separately from its other benefits', () => {
    const outside = maximum({ key: 'OPM OON', network: 'out-of-network' });
    const blocks = networkBlocks([bank, maximum(), rowOf(), outside]);
    expect(
      blocks.map(({ network, steps, others }) => [network, steps.map(({ kind }) => kind), others.length]),
    ).toEqual([
      ['in-network', ['deductible', 'out-of-pocket-maximum'], 1],
      ['out-of-network', ['out-of-pocket-maximum'], 0],
    ]);
  });

  it('contains each row once', () => {
    const row = fc
      .record({
        kind: fc.constantFrom<AccumulatorRow['kind']>('deductible', 'out-of-pocket-maximum', 'visits'),
        network: fc.constantFrom<AccumulatorRow['network']>('in-network', 'out-of-network', 'other'),
      })
      .map((changes) => rowOf(changes));
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const inBlocks = networkBlocks(rows).flatMap(({ steps, others }) => [...steps, ...others]);
        expect(new Set(inBlocks)).toEqual(new Set(rows));
        expect(inBlocks).toHaveLength(rows.length);
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});

describe('standingOf', () => {
  const standings = (steps: AccumulatorRow[], isNow = true) =>
    steps.map((_, at) => standingOf(steps, at, isNow));

  it.each([
    ['at the start is at the deductible', [rowOf(), maximum()], ['here', 'ahead']],
    [
      'past the deductible is at the maximum',
      [rowOf({ leading: figures(300, 300) }), maximum()],
      ['reached', 'here'],
    ],
    [
      'who has reached both limits is at neither limit',
      [rowOf({ leading: figures(300, 300) }), maximum({ leading: figures(900, 900) })],
      ['reached', 'reached'],
    ],
    [
      'on a plan with a deductible for each person is at the maximum',
      [rowOf({ leading: null }), maximum()],
      ['ahead', 'here'],
    ],
    [
      'on a plan with a maximum for each person is at the maximum',
      [rowOf({ leading: figures(300, 300) }), maximum({ leading: null })],
      ['reached', 'here'],
    ],
    [
      'on a plan with a maximum that each person has reached is at neither limit',
      [rowOf({ leading: figures(300, 300) }), maximum({ leading: null, isReachedByAll: true })],
      ['reached', 'reached'],
    ],
  ])('says that a member %s', (_, steps, expected) => expect(standings(steps)).toEqual(expected));

  it("never returns 'here' in a benefit period that has ended or has not begun", () => {
    const reached = rowOf({ leading: figures(300, 300) });
    expect(standings([reached, maximum()], false)).toEqual(['reached', 'ahead']);
  });
});
