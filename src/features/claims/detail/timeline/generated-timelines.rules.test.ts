import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate } from '../../../../lib/date/date.ts';
import { claimWith, detailWith, serviceWith } from '../../claim.fixture.ts';
import { timelineOf, type Step } from './claim-timeline.rules.ts';

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
      ? detailWith({
          receivedDate,
          planPaidDate,
          services: [serviceWith({ statusText, planPaid })],
          total: 1,
        })
      : null,
    rule: rule === null ? null : { days: rule },
    today,
  }));

const ORDER = ['received', 'reviewed', 'decided', 'paid'];
const STATES = { done: 0, current: 1, unknown: 1, next: 2 } as const satisfies Record<Step['state'], number>;
const isAscending = (values: readonly (number | IsoDate)[]): boolean =>
  values.every((value, at) => at === 0 || (values[at - 1] ?? value) <= value);

describe('the steps of a generated claim', () => {
  it('are in order, with done steps first and at most one current step', () => {
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

  it('contain only dates that the services sent, in ascending order and not in the future', () => {
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
