import { describe, expect, it } from 'vitest';
import { appealedServices, appealOf, letterReason } from './appeal.rules.ts';
import { claimWith, detailWith, serviceWith } from '../claim.fixture.ts';

const TODAY = '2026-11-21';
const detail = (appealDeadline: string | null) => detailWith({ appealDeadline });

describe('an appeal', () => {
  it.each([
    ['denied', true],
    ['partly-approved', true],
    ['approved', false],
    ['adjusted', false],
    ['in-process', false],
  ] as const)('of a claim with the status %s and no deadline is offered: %s', (status, can) => {
    expect(appealOf(claimWith({ status }), detail(null), TODAY) !== null).toBe(can);
  });

  it('is offered for an adjusted claim if the service gives a deadline', () => {
    expect(appealOf(claimWith({ status: 'adjusted' }), detail('2027-01-01'), TODAY)).toEqual({
      state: 'dated',
      deadline: '2027-01-01',
      daysLeft: 41,
    });
  });

  it.each([
    ['a future deadline', '2026-12-01', { state: 'dated', deadline: '2026-12-01', daysLeft: 10 }],
    ['a deadline today', '2026-11-21', { state: 'dated', deadline: '2026-11-21', daysLeft: 0 }],
    ['a deadline yesterday', '2026-11-20', { state: 'dated', deadline: '2026-11-20', daysLeft: -1 }],
    ['no deadline', null, { state: 'undated' }],
  ])('with %s (%j) is %j', (_, deadline, appeal) => {
    const claim = claimWith({ status: 'denied' });
    expect(appealOf(claim, detail(deadline), TODAY)).toEqual(appeal);
  });

  it.each([
    ['denied', { state: 'unread' }],
    ['partly-approved', { state: 'unread' }],
    ['adjusted', { state: 'unread' }],
    ['approved', null],
    ['in-process', null],
  ] as const)(
    'of a claim with the status %s is %j if the claim’s detail failed to load',
    (status, appeal) => {
      expect(appealOf(claimWith({ status }), null, TODAY)).toEqual(appeal);
    },
  );

  it('has the deadline of the claims list if the claim’s detail failed to load', () => {
    const claim = claimWith({ status: 'denied', appealDeadline: '2026-12-01' });
    expect(appealOf(claim, null, TODAY)).toEqual({ state: 'dated', deadline: '2026-12-01', daysLeft: 10 });
  });

  it('is about the services that were denied or not covered, or about all services if every service was covered', () => {
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
])('the typed reason %j becomes %j in the letter', (typed, written) => {
  expect(letterReason(typed)).toBe(written);
});
