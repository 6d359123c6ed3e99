import { describe, expect, it } from 'vitest';
import { today as todayIn } from '../../../../lib/date/date.ts';
import { claimWith, detailWith, serviceWith } from '../../claim.fixture.ts';
import type { Claim } from '../../claims.schema.ts';
import type { ClaimDetail } from '../claim-detail.schema.ts';
import { lawOf, timelineOf, type Timeline } from './claim-timeline.rules.ts';

const TODAY = '2026-11-21';
const LAW = { days: 45 };

const PAID = { services: [serviceWith()], total: 1, receivedDate: '2026-11-05', planPaidDate: '2026-11-12' };
const paidDetail = (changes: Partial<ClaimDetail> = {}) => detailWith({ ...PAID, ...changes });

/** The timeline of a claim that was settled on the 9th or is in process. */
function timeline(claim: Partial<Claim>, detail: Partial<ClaimDetail> | null = {}, today = TODAY): Timeline {
  const finalDate = claim.status === 'in-process' ? null : '2026-11-09';
  const memberCost = claim.status === 'in-process' ? null : 4210;
  return timelineOf({
    claim: claimWith({ finalDate, memberCost, ...claim }),
    detail: detail && paidDetail(detail),
    rule: LAW,
    today,
  });
}
const shown = ({ steps }: Timeline): string[] =>
  steps.map(({ name, state, date }) => [name, state, date].filter(Boolean).join(' '));

const RECEIVED = 'received done 2026-11-05';
const DECIDED = 'decided done 2026-11-09';

describe('the steps of a claim', () => {
  it.each<[what: string, steps: string[], claim: Partial<Claim>, detail?: Partial<ClaimDetail> | null]>([
    ['an approved claim', [RECEIVED, 'reviewed done', DECIDED, 'paid done 2026-11-12'], {}],
    [
      'an adjusted claim',
      [RECEIVED, 'reviewed done', DECIDED, 'paid done 2026-11-12'],
      { status: 'adjusted', planType: 'dental' },
    ],
    ['a denied claim has no payment', [RECEIVED, 'reviewed done', DECIDED], { status: 'denied' }],
    [
      'a claim in process, whose dates of decision and payment are ignored',
      [RECEIVED, 'reviewed current', 'decided next', 'paid next'],
      { status: 'in-process', finalDate: '2026-11-09' },
    ],
    [
      'a plan that pays nothing has no payment date',
      [RECEIVED, 'reviewed done', DECIDED, 'paid done'],
      { memberCost: 8000 },
      { services: [serviceWith({ planPaid: 0, deductible: 6790, memberCost: 8000 })] },
    ],
    [
      'payment in process',
      [RECEIVED, 'reviewed done', DECIDED, 'paid current'],
      {},
      { services: [serviceWith({ statusText: 'Payment in process' })] },
    ],
    [
      'one service is pending',
      [RECEIVED, 'reviewed done', DECIDED, 'paid unknown'],
      {},
      { services: [serviceWith({ statusText: 'pending' })] },
    ],
    ['figures do not add up', [RECEIVED, 'reviewed done', DECIDED, 'paid unknown'], { memberCost: 5000 }],
    ['the detail failed to load', ['received done', 'reviewed done', DECIDED, 'paid unknown'], {}, null],
    [
      'a drug claim without detail uses its own figures',
      ['received done', 'reviewed done', DECIDED, 'paid done'],
      {
        planType: 'drug',
        memberCost: 800,
        drug: {
          name: 'Pellamist',
          rxNumber: '1',
          refillNumber: '0',
          quantity: '1',
          providerCharge: 5000,
          discountedRate: 3000,
          planPaid: 2200,
        },
      },
      null,
    ],
    [
      'services sent no dates',
      ['received done', 'reviewed done', 'decided done', 'paid done'],
      { finalDate: null },
      { receivedDate: null, planPaidDate: null },
    ],
    [
      'dates of receipt after the decision are ignored',
      ['received done', 'reviewed done', 'decided done', 'paid done 2026-11-12'],
      {},
      { receivedDate: '2026-11-10' },
    ],
    [
      'dates of receipt before the date of service are ignored',
      ['received done', 'reviewed done', DECIDED, 'paid done 2026-11-12'],
      {},
      { receivedDate: '2026-11-02' },
    ],
    [
      'payment dates in the future are ignored',
      [RECEIVED, 'reviewed done', DECIDED, 'paid done'],
      {},
      { planPaidDate: '2026-11-22' },
    ],
  ])('(%s) are %j', (_what, steps, claim, detail) => {
    expect(shown(timeline(claim, detail))).toEqual(steps);
  });

  it("include the plan's payment only if the payment step is done", () => {
    expect(timeline({}).planPaid).toBe(3790);
    expect(timeline({ status: 'denied' }).planPaid).toBeNull();
    expect(
      timeline({}, { services: [serviceWith({ statusText: 'payment in process' })] }).planPaid,
    ).toBeNull();
  });
});

const waiting = (detail: Partial<ClaimDetail> | null = {}, today = TODAY, claim: Partial<Claim> = {}) =>
  timeline({ status: 'in-process', ...claim }, detail, today).deadline;

it('the steps of a claim with an unknown status are unknown, except for the step "received"', () => {
  const { steps, planPaid, deadline } = timeline({ status: 'unknown', memberCost: null });
  expect(steps.map(({ state }) => state)).toEqual(['done', 'unknown', 'unknown', 'unknown']);
  expect([planPaid, deadline]).toEqual([null, null]);
});

describe('the deadline that a law sets', () => {
  it.each([
    [
      '45 days after receipt',
      '2026-11-14',
      TODAY,
      { date: '2026-12-29', electronic: null, deny: null, isPast: false },
    ],
    [
      'not past on the last day',
      '2026-11-05',
      '2026-12-20',
      { date: '2026-12-20', electronic: null, deny: null, isPast: false },
    ],
    [
      'past on the day after',
      '2026-11-05',
      '2026-12-21',
      { date: '2026-12-20', electronic: null, deny: null, isPast: true },
    ],
    [
      'across a leap day',
      '2028-02-01',
      '2028-02-02',
      { date: '2028-03-17', electronic: null, deny: null, isPast: false },
    ],
    [
      'in a year without a leap day',
      '2027-02-01',
      '2027-02-02',
      { date: '2027-03-18', electronic: null, deny: null, isPast: false },
    ],
    [
      'across a clock change and new year',
      '2026-12-01',
      '2026-12-02',
      { date: '2027-01-15', electronic: null, deny: null, isPast: false },
    ],
    ['unknown without a received date', null, TODAY, null],
    ['unknown if the received date is in the future', '2026-11-22', TODAY, null],
    ['unknown if the received date is before the service', '2026-11-02', TODAY, null],
  ])(
    'in the case "%s", with the received date %j and the current date %s, is %j',
    (_what, receivedDate, today, deadline) => {
      expect(waiting({ receivedDate, planPaidDate: null }, today)).toEqual(deadline);
    },
  );

  it('has a general date, and separate dates for electronic claims and denials if the law sets separate periods', () => {
    const claim = claimWith({ status: 'in-process', memberCost: null });
    const detail = paidDetail({ receivedDate: '2026-11-14', planPaidDate: null });
    const rule = { days: 45, electronicDays: 30, denyDays: 30 };
    expect(timelineOf({ claim, detail, rule, today: TODAY }).deadline).toEqual({
      date: '2026-12-29',
      electronic: '2026-12-14',
      deny: '2026-12-14',
      isPast: false,
    });
  });

  it("depends on the date in the brand's time zone", () => {
    const lateEvening = Date.parse('2026-12-21T03:30:00Z'); // still December 20 in Minnesota
    const on = (zone: string) =>
      waiting({ receivedDate: '2026-11-05', planPaidDate: null }, todayIn(zone, lateEvening))?.isPast;
    expect([on('America/Chicago'), on('UTC')]).toEqual([false, true]);
  });

  it("is null if the claim is not medical or is settled, or if the law or the claim's detail is missing", () => {
    expect(timeline({}).deadline).toBeNull();
    for (const planType of ['dental', 'vision', 'drug'] as const)
      expect(waiting({}, TODAY, { planType })).toBeNull();
    const claim = claimWith({ status: 'in-process', memberCost: null });
    expect(timelineOf({ claim, detail: paidDetail(), rule: null, today: TODAY }).deadline).toBeNull();
    expect(waiting(null)).toBeNull();
  });
});

describe('a state law', () => {
  const client = (clientId: string, ...medicare: boolean[]) => ({
    clientId,
    groupList: medicare.map((medicareIndicator) => ({ medicareIndicator })),
  });

  it.each([
    ['the client has no Medicare group', [client('C1', false, false)], true],
    ['another client has a Medicare group', [client('C1', false), client('C2', true)], true],
    ['the client has a Medicare group', [client('C1', false, true)], false],
    ['the client is not in the profile', [client('C2', false), client('C3', true)], false],
  ])(
    'applies only to a client known to have no Medicare group (case: %s; clients: %j; applies: %s)',
    (_what, clients, applies) => expect(lawOf(LAW, { clientId: 'C1' }, clients)).toBe(applies ? LAW : null),
  );
});
