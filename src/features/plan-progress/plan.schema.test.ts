import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { plan, type AccumulationWire, type PlanWire } from './plan.schema.ts';
import { planProgressV3, planProgressV5 } from './plan-progress.schema.ts';

const accumulation: AccumulationWire = {
  typeCd: 'DED',
  descriptorCd: 'INN',
  familyAccum: { accumDesc: 'Deductible', achieved: '1250.50', threshold: 3000 },
  individualAccum: { accumDesc: 'Deductible', individuals: [] },
};
const wire: PlanWire = {
  groupNumber: 'G1',
  lob: 'M',
  benefitStartDate: '20260101',
  benefitEndDate: '12/31/2026',
  accumulations: [accumulation],
};
const read = (changes: Partial<Record<keyof PlanWire, unknown>>) => v.parse(plan, { ...wire, ...changes });

describe('a parsed plan (001 §3 Plan progress)', () => {
  it('contains the name of its line of business, ISO dates, and amounts in cents', () => {
    expect(read({})).toMatchObject({ line: 'medical', start: '2026-01-01', end: '2026-12-31' });
    expect(read({}).accumulations[0]?.family).toMatchObject({
      achieved: 125_050,
      threshold: 300_000,
      pending: null,
      asOf: null,
    });
  });

  it.each([undefined, null, ''])('gets the group number directPay if the service sends %j', (groupNumber) => {
    expect(read({ groupNumber }).groupNumber).toBe('directPay');
  });

  it.each([
    ['DED', 'INN', 'deductible', 'in-network'],
    ['OPM', 'OON', 'out-of-pocket-maximum', 'out-of-network'],
    ['constructor', 'toString', 'other', 'other'],
  ])(
    'with the codes %s and %s contains the kind %s and the network %s',
    (typeCd, descriptorCd, kind, network) => {
      const { accumulations } = read({ accumulations: [{ ...accumulation, typeCd, descriptorCd }] });
      expect(accumulations[0]).toMatchObject({
        kind,
        network,
        typeCode: typeCd,
        descriptorCode: descriptorCd,
      });
    },
  );

  it.each(['lob', 'benefitStartDate', 'benefitEndDate', 'accumulations'] as const)(
    'is invalid without %s',
    (field) => {
      expect(v.safeParse(plan, { ...wire, [field]: undefined }).success).toBe(false);
    },
  );

  it.each([
    [{}, false],
    [{ productTypeCode: 'M' }, false],
    [{ productTypeCode: 'Y' }, true],
    [{ lob: 'Y' }, true],
  ])('with %j is excluded: %s (001 §5)', (changes, isExcluded) => {
    expect(read(changes).isExcluded).toBe(isExcluded);
  });

  it('is returned for every plan in a V5 response, not only for plan[0]', () => {
    const response = (plans: PlanWire[]) => v.parse(planProgressV5.response, { payload: { plan: plans } });
    expect(response([wire, { ...wire, lob: 'X' }]).map(({ line }) => line)).toEqual(['medical', 'drug']);
    expect(response([])).toEqual([]);
  });

  it('has the same content in a V3 response and in a V5 response', () => {
    const plans = [wire, { ...wire, lob: 'X', groupNumber: '' }];
    const { active, previous } = v.parse(planProgressV3.response, {
      payload: { activePlan: plans, previousPlan: plans },
    });
    const v5 = v.parse(planProgressV5.response, { payload: { plan: plans } });
    expect(active).toEqual(v5);
    expect(previous).toEqual(v5);
  });
});
