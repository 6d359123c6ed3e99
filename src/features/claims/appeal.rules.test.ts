import { describe, expect, it } from 'vitest';
import { appealedServices, appealOf, letterReason } from './appeal.rules.ts';
import { claimWith, serviceWith } from './claim.fixture.ts';

const TODAY = '2026-11-21';
const detail = (appealDeadline: string | null) => ({
  claimNumber: '2291700001',
  services: [],
  total: 0,
  appealDeadline,
});

describe('an appeal', () => {
  it.each([
    ['denied', true],
    ['partly-approved', true],
    ['approved', false],
    ['adjusted', false],
    ['in-process', false],
  ] as const)('of a claim that is %s: %s', (status, can) => {
    expect(appealOf(claimWith({ status }), detail(null), 180, TODAY) !== null).toBe(can);
  });

  it('of an adjusted claim is offered where the service names a deadline', () => {
    expect(appealOf(claimWith({ status: 'adjusted' }), detail('2027-01-01'), 180, TODAY)).toEqual({
      deadline: '2027-01-01',
      daysLeft: 41,
    });
  });

  it.each([
    ['the service’s deadline first', '2026-12-01', '2026-11-04', { deadline: '2026-12-01', daysLeft: 10 }],
    ['180 days after the decision', null, '2026-11-04', { deadline: '2027-05-03', daysLeft: 163 }],
    ['today is in time', '2026-11-21', null, { deadline: '2026-11-21', daysLeft: 0 }],
    ['yesterday is past', '2026-11-20', null, { deadline: '2026-11-20', daysLeft: -1 }],
    ['no day is made up', null, null, { deadline: null, daysLeft: null }],
  ])('by when: %s', (_, deadline, finalizedDate, appeal) => {
    const claim = claimWith({ status: 'denied', finalizedDate });
    expect(appealOf(claim, detail(deadline), 180, TODAY)).toEqual(appeal);
  });

  it('counts the days of the brand, also where the detail could not be had', () => {
    const claim = claimWith({ status: 'denied', finalizedDate: '2026-11-04' });
    expect(appealOf(claim, null, 60, TODAY)?.deadline).toBe('2027-01-03');
  });

  it('is about what was denied or is not covered, else about all', () => {
    const [fine, denied, bare] = [
      serviceWith(),
      serviceWith({ status: 'denied' }),
      serviceWith({ notCovered: 1 }),
    ];
    expect(appealedServices([fine, denied, bare])).toEqual([denied, bare]);
    expect(appealedServices([fine, fine])).toHaveLength(2);
  });
});

it.each([
  ['', ''],
  ['  My doctor ordered it. \n\n\n See the letter. ', 'My doctor ordered it.\nSee the letter.'],
  ['1\n2\n3\n4\n5\n6\n7\n8\n9\n10', '1\n2\n3\n4\n5\n6\n7\n8 9 10'],
])('the reason %j stands in the letter as %j', (typed, written) => {
  expect(letterReason(typed)).toBe(written);
});
