import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, today as todayIn, type IsoDate } from '../../../../lib/date/date.ts';
import { claimWith, detailWith, serviceWith } from '../../claim.fixture.ts';
import type { Claim } from '../../claims.schema.ts';
import type { ClaimDetail } from '../claim-detail.schema.ts';
import { lawOf, timelineOf, type Step, type Timeline } from './claim-timeline.rules.ts';

const TODAY = '2026-11-21';
const LAW = { days: 45 };

const PAID = { services: [serviceWith()], total: 1, receivedDate: '2026-11-05', planPaidDate: '2026-11-12' };
const paidDetail = (changes: Partial<ClaimDetail> = {}) => detailWith({ ...PAID, ...changes });

/** Settled on the 9th, or in process. */
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
    ['approved', [RECEIVED, 'reviewed done', DECIDED, 'paid done 2026-11-12'], {}],
    [
      'adjusted',
      [RECEIVED, 'reviewed done', DECIDED, 'paid done 2026-11-12'],
      { status: 'adjusted', planType: 'dental' },
    ],
    ['denied: no payment', [RECEIVED, 'reviewed done', DECIDED], { status: 'denied' }],
    [
      'in process: a date of decision or payment would contradict it',
      [RECEIVED, 'reviewed current', 'decided next', 'paid next'],
      { status: 'in-process', finalDate: '2026-11-09' },
    ],
    [
      'the plan pays nothing, so there is no day of payment',
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
      'a service that waits',
      [RECEIVED, 'reviewed done', DECIDED, 'paid unknown'],
      {},
      { services: [serviceWith({ statusText: 'pending' })] },
    ],
    [
      'figures that do not add up',
      [RECEIVED, 'reviewed done', DECIDED, 'paid unknown'],
      { memberCost: 5000 },
    ],
    ['no detail', ['received done', 'reviewed done', DECIDED, 'paid unknown'], {}, null],
    [
      'a drug claim without detail has its own figures',
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
      'services without dates',
      ['received done', 'reviewed done', 'decided done', 'paid done'],
      { finalDate: null },
      { receivedDate: null, planPaidDate: null },
    ],
    [
      'received after the decision: neither is shown',
      ['received done', 'reviewed done', 'decided done', 'paid done 2026-11-12'],
      {},
      { receivedDate: '2026-11-10' },
    ],
    [
      'received before the service',
      ['received done', 'reviewed done', DECIDED, 'paid done 2026-11-12'],
      {},
      { receivedDate: '2026-11-02' },
    ],
    ['paid tomorrow', [RECEIVED, 'reviewed done', DECIDED, 'paid done'], {}, { planPaidDate: '2026-11-22' }],
  ])('%s', (_what, steps, claim, detail) => {
    expect(shown(timeline(claim, detail))).toEqual(steps);
  });

  it('have the plan’s payment only if the payment step is done', () => {
    expect(timeline({}).planPaid).toBe(3790);
    expect(timeline({ status: 'denied' }).planPaid).toBeNull();
    expect(
      timeline({}, { services: [serviceWith({ statusText: 'payment in process' })] }).planPaid,
    ).toBeNull();
  });
});

const waiting = (detail: Partial<ClaimDetail> | null = {}, today = TODAY, claim: Partial<Claim> = {}) =>
  timeline({ status: 'in-process', ...claim }, detail, today).deadline;

it('of a claim with unknown status are unknown after its receipt', () => {
  const { steps, planPaid, deadline } = timeline({ status: 'unknown', memberCost: null });
  expect(steps.map(({ state }) => state)).toEqual(['done', 'unknown', 'unknown', 'unknown']);
  expect([planPaid, deadline]).toEqual([null, null]);
});

describe('the deadlines that a law sets', () => {
  it.each([
    [
      '45 days after it was received',
      '2026-11-14',
      TODAY,
      { date: '2026-12-29', electronic: null, deny: null, isPast: false },
    ],
    [
      'the day itself is in time',
      '2026-11-05',
      '2026-12-20',
      { date: '2026-12-20', electronic: null, deny: null, isPast: false },
    ],
    [
      'the day after',
      '2026-11-05',
      '2026-12-21',
      { date: '2026-12-20', electronic: null, deny: null, isPast: true },
    ],
    [
      'over a leap day',
      '2028-02-01',
      '2028-02-02',
      { date: '2028-03-17', electronic: null, deny: null, isPast: false },
    ],
    [
      'in a year without one',
      '2027-02-01',
      '2027-02-02',
      { date: '2027-03-18', electronic: null, deny: null, isPast: false },
    ],
    [
      'over clock changes and new year',
      '2026-12-01',
      '2026-12-02',
      { date: '2027-01-15', electronic: null, deny: null, isPast: false },
    ],
    ['not if the received date is unknown', null, TODAY, null],
    ['not if it is in the future', '2026-11-22', TODAY, null],
    ['not if it is before the service', '2026-11-02', TODAY, null],
  ])('%s', (_what, receivedDate, today, deadline) => {
    expect(waiting({ receivedDate, planPaidDate: null }, today)).toEqual(deadline);
  });

  it('are for payment, for payment of an electronic claim and for denial, as far as the law has them', () => {
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

  it('depend on the date in the brand’s time zone', () => {
    const lateEvening = Date.parse('2026-12-21T03:30:00Z'); // still the 20th in Minnesota
    const on = (zone: string) =>
      waiting({ receivedDate: '2026-11-05', planPaidDate: null }, todayIn(zone, lateEvening))?.isPast;
    expect([on('America/Chicago'), on('UTC')]).toEqual([false, true]);
  });

  it('are unknown for settled claims, for claims that are not medical, and without a law', () => {
    expect(timeline({}).deadline).toBeNull();
    for (const planType of ['dental', 'vision', 'drug'] as const)
      expect(waiting({}, TODAY, { planType })).toBeNull();
    const claim = claimWith({ status: 'in-process', memberCost: null });
    expect(timelineOf({ claim, detail: paidDetail(), rule: null, today: TODAY }).deadline).toBeNull();
    expect(waiting(null)).toBeNull();
  });
});

const day = fc.integer({ min: -20, max: 900 }).map((days) => addDays('2026-11-03', days));
const maybeDay = fc.option(day, { nil: null });
const facts = fc
  .record({
    status: fc.constantFrom('approved', 'partly-approved', 'denied', 'adjusted', 'in-process' as const),
    planType: fc.constantFrom('medical', 'drug', 'dental', 'vision' as const),
    serviceDate: day,
    finalDate: maybeDay,
    receivedDate: maybeDay,
    planPaidDate: maybeDay,
    today: day,
    rule: fc.option(fc.integer({ min: 1, max: 120 }), { nil: null }),
    statusText: fc.constantFrom('paid', 'denied', 'pending', 'payment in process', ''),
    planPaid: fc.option(fc.constantFrom(0, 3790, -100), { nil: null }),
    hasDetail: fc.boolean(),
  })
  .map(({ receivedDate, planPaidDate, today, rule, statusText, planPaid, hasDetail, ...claim }) => ({
    claim: claimWith(claim),
    detail: hasDetail
      ? paidDetail({ receivedDate, planPaidDate, services: [serviceWith({ statusText, planPaid })] })
      : null,
    rule: rule === null ? null : { days: rule },
    today,
  }));

const ORDER = ['received', 'reviewed', 'decided', 'paid'];
const STATES = { done: 0, current: 1, unknown: 1, next: 2 } as const satisfies Record<Step['state'], number>;
const isAscending = (values: readonly (number | IsoDate)[]): boolean =>
  values.every((value, at) => at === 0 || (values[at - 1] ?? value) <= value);

describe('whether the law of a state applies', () => {
  const client = (clientId: string, ...medicare: boolean[]) => ({
    clientId,
    groupList: medicare.map((medicareIndicator) => ({ medicareIndicator })),
  });

  it.each([
    ['the client has no Medicare group', [client('C1', false, false)], true],
    ['another client has one', [client('C1', false), client('C2', true)], true],
    ['the client has one', [client('C1', false, true)], false],
    ['the client is unknown', [client('C2', false), client('C3', true)], false],
  ])('%s: %j, %s', (_what, clients, applies) =>
    expect(lawOf(LAW, { clientId: 'C1' }, clients)).toBe(applies ? LAW : null),
  );
});

describe('the steps of any claim', () => {
  it('are in order, done steps first, and at most one is current', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { steps } = timelineOf(given);
        expect(steps.map(({ name }) => name)).toEqual(ORDER.slice(0, steps.length));
        expect(steps.length).toBe(given.claim.status === 'denied' ? 3 : 4);
        expect(steps.filter(({ state }) => state === 'current').length).toBeLessThanOrEqual(1);
        expect(isAscending(steps.map(({ state }) => STATES[state]))).toBe(true);
      }),
    );
  });

  it('have only dates that the services gave, in order, and none in the future except the law’s deadline', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const { steps, deadline } = timelineOf(given);
        const { claim, detail, rule, today } = given;
        const sources = {
          received: detail?.receivedDate,
          reviewed: undefined,
          decided: claim.finalDate,
          paid: detail?.planPaidDate,
        };
        for (const { name, state, date } of steps) {
          if (date === null) continue;
          expect(date).toBe(sources[name]);
          expect(state).toBe('done');
        }
        const dates = steps.flatMap(({ date }) => date ?? []);
        if (dates.length > 0) expect(isAscending([claim.serviceDate, ...dates, today])).toBe(true);
        if (deadline === null) return;
        expect(deadline.date).toBe(addDays(detail?.receivedDate ?? '', rule?.days ?? Number.NaN));
        expect(deadline.isPast).toBe(deadline.date < today);
        expect(steps[0]?.date).toBe(detail?.receivedDate);
        expect(claim.status).toBe('in-process');
      }),
    );
  });
});
