import { describe, expect, it } from 'vitest';
import { isMarkedPaid, marksOf, readMarks, withMark, withoutMark } from './paid-marks.rules.ts';

const TODAY = '2026-11-26';
const claim = { number: '1', clientId: 'C1', memberCost: 4210 };
const marks = withMark({}, claim, TODAY);

describe('the mark that a member sets on a paid claim', () => {
  it('applies only to the marked claim, for 24 months', () => {
    expect(marks).toEqual({ '1/C1': { cost: 4210, until: '2028-11-26' } });
    expect(isMarkedPaid(marks, claim)).toBe(true);
    expect(isMarkedPaid(marks, { ...claim, clientId: 'C2' })).toBe(false);
    expect(withoutMark(marks, claim)).toEqual({});
  });

  it.each([5000, 4209, null])('does not apply if the claim’s cost has changed to %s', (memberCost) =>
    expect(isMarkedPaid(marks, { ...claim, memberCost })).toBe(false),
  );

  it('cannot be set on a claim without a cost', () =>
    expect(withMark({}, { ...claim, memberCost: null }, TODAY)).toEqual({}));

  it.each([
    ['2028-11-26', 1],
    ['2028-11-27', 0],
  ])('expires after 24 months: on %s, the number of remaining marks is %i', (day, left) =>
    expect(Object.keys(marksOf(marks, day))).toHaveLength(left),
  );
});

it.each([null, 'text', 7, [], { '1/C1': { cost: 'much', until: TODAY } }, { '1/C1': null }])(
  'readMarks() ignores the stored value %j',
  (stored) => expect(readMarks(stored)).toEqual({}),
);
