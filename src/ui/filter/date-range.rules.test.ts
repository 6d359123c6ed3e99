import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, today as todayIn, toUsDate } from '../../lib/date/date.ts';
import {
  customLimits,
  datesToStartWith,
  edgesOf,
  holdsDays,
  isBetween,
  isSamePeriod,
  presetAfter,
  RANGE_PRESETS,
  readSpan,
  spanOf,
  withOtherEnd,
  type RangeChoice,
  type RangePreset,
} from './date-range.rules.ts';

const TODAY = '2026-11-21';
const day = fc.integer({ min: -1000, max: 1000 }).map((days) => addDays(TODAY, days));

it('holdsDays() is true if and only if at least one day is strictly between the two dates', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 5 }), (from, days) => {
      const span = { from, to: addDays(from, days) };
      const between = [1, 2, 3, 4]
        .map((next) => addDays(from, next))
        .filter((inner) => isBetween(inner, span));
      expect(holdsDays(span)).toBe(between.length > 0);
    }),
  );
});

describe('the date range presets (001 §9)', () => {
  it('are 30, 60 and 90 days, and 6 and 12 months', () => {
    expect(RANGE_PRESETS).toEqual(['thirtyDays', 'sixtyDays', 'ninetyDays', 'sixMonths', 'twelveMonths']);
  });

  it.each([
    ['thirtyDays', '2026-10-22'],
    ['sixtyDays', '2026-09-22'],
    ['ninetyDays', '2026-08-23'],
    ['sixMonths', '2026-05-21'],
    ['twelveMonths', '2025-11-21'],
  ] as const)('include %s, which begins on %s', (option, from) => {
    expect(spanOf({ option }, TODAY)).toEqual({ from, to: TODAY });
  });

  it.each([
    ['2026-08-31', 'sixMonths', '2026-02-28'],
    ['2024-02-29', 'twelveMonths', '2023-02-28'],
    ['2025-03-31', 'thirtyDays', '2025-03-01'],
  ] as const)('include, if today is %s, the preset %s, which begins on %s', (today, option, from) => {
    expect(spanOf({ option }, today).from).toBe(from);
  });
});

/** Moments at which a new day has begun in only some time zones. On 2027-03-14 daylight saving time begins, so the day has 23 hours. */
const EDGES = [
  ['America/New_York', '2026-11-21T04:59:59Z', '2026-11-20'],
  ['America/New_York', '2026-11-21T05:00:00Z', '2026-11-21'],
  ['America/Chicago', '2026-11-21T05:00:00Z', '2026-11-20'],
  ['America/Chicago', '2026-11-21T06:00:00Z', '2026-11-21'],
  ['America/Denver', '2026-11-21T06:59:59Z', '2026-11-20'],
  ['America/Los_Angeles', '2026-11-21T07:59:59Z', '2026-11-20'],
  ['Pacific/Honolulu', '2026-11-21T10:00:00Z', '2026-11-21'],
  ['America/New_York', '2027-03-14T04:30:00Z', '2027-03-13'],
  ['America/New_York', '2027-03-15T03:59:59Z', '2027-03-14'],
] as const;

describe('edgesOf (001 §5)', () => {
  for (const [zone, moment, today] of EDGES) {
    it(`includes ${today}, the current day in ${zone} at ${moment}, as the last day of a preset`, () => {
      const now = todayIn(zone, Date.parse(moment));
      expect(now).toBe(today);
      const edges = edgesOf({ option: 'sixtyDays' }, now);
      const first = addDays(today, -60);
      expect(isBetween(addDays(first, -1), edges)).toBe(false);
      expect(isBetween(first, edges)).toBe(true);
      expect(isBetween(today, edges)).toBe(true);
      expect(isBetween(addDays(today, 1), edges)).toBe(false);
    });
  }

  it('does not depend on the time zone of the device', () => {
    const zone = process.env['TZ'];
    const seen = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Chicago'].map((device) => {
      process.env['TZ'] = device;
      return JSON.stringify([
        todayIn('America/Chicago', Date.parse('2026-11-21T05:30:00Z')),
        RANGE_PRESETS.map((option) => edgesOf({ option }, TODAY)),
        readSpan({ from: '11/01/2026', to: '11/20/26' }, TODAY),
      ]);
    });
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    expect(new Set(seen).size).toBe(1);
  });

  it('excludes the start date and the end date of a custom range (001 §5)', () => {
    const edges = edgesOf({ option: 'custom', from: '2026-11-01', to: '2026-11-10' }, TODAY);
    expect(
      ['2026-11-01', '2026-11-02', '2026-11-09', '2026-11-10'].map((date) => isBetween(date, edges)),
    ).toEqual([false, true, true, false]);
  });

  it('includes every day of a shorter preset in the range of a longer preset', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: RANGE_PRESETS.length - 2 }), (date, index) => {
        const of = (preset: RangePreset | undefined) =>
          preset && isBetween(date, edgesOf({ option: preset }, TODAY));
        if (of(RANGE_PRESETS[index])) expect(of(RANGE_PRESETS[index + 1])).toBe(true);
      }),
    );
  });
});

describe('the last picked custom dates (001 §3 ‘lastCustomRange’)', () => {
  const dates = { from: '2026-11-01', to: '2026-11-10' };

  it('still prefill the form after the user selects presets', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...RANGE_PRESETS), { minLength: 1 }), (presets) => {
        const last = presets.reduce<RangeChoice>((before, preset) => presetAfter(preset, before), {
          option: 'custom',
          ...dates,
        });
        expect(last.option).toBe(presets.at(-1));
        expect(datesToStartWith(last, TODAY)).toEqual(dates);
        expect(last.option === 'custom' ? null : spanOf(last, TODAY)).toEqual(
          spanOf({ option: presets.at(-1) ?? 'thirtyDays' }, TODAY),
        );
      }),
    );
  });

  it('are initially missing, so the form starts with the first and last day of the preset', () => {
    const choice = presetAfter('thirtyDays', { option: 'sixtyDays' });
    expect(choice).toEqual({ option: 'thirtyDays' });
    expect(datesToStartWith(choice, TODAY)).toEqual({ from: '2026-10-22', to: TODAY });
  });

  it('are ignored when two presets are compared', () => {
    expect(isSamePeriod({ option: 'sixtyDays', lastCustom: dates }, { option: 'sixtyDays' })).toBe(true);
    expect(isSamePeriod({ option: 'sixtyDays' }, { option: 'thirtyDays' })).toBe(false);
    const custom = { option: 'custom', ...dates } as const;
    expect(isSamePeriod(custom, { ...custom })).toBe(true);
    expect(isSamePeriod(custom, { ...custom, to: '2026-11-11' })).toBe(false);
  });
});

describe('a custom range (001 §5)', () => {
  it('may start as early as two years ago and end as late as today', () => {
    expect(customLimits(TODAY)).toEqual({ from: '2024-11-21', to: TODAY });
  });

  it.each([
    ['11/21/2024', '11/21/2026', {}],
    ['11/20/2024', '11/21/2026', { from: 'outside' }],
    ['11/21/2024', '11/22/2026', { to: 'outside' }],
    ['', '13/01/2026', { from: 'format', to: 'month' }],
    ['1/5/26', '01/05/2026', {}],
    ['02/30/2026', '11/21/26', { from: 'day' }],
  ])('typed as %j to %j has the problems %j', (from, to, problems) => {
    const read = readSpan({ from, to }, TODAY);
    expect(read.problems).toEqual(problems);
    expect(read.span === null).toBe(Object.keys(problems).length > 0);
  });

  it('that starts after its end becomes the single day that the user edited', () => {
    const span = { from: '2026-11-10', to: '2026-11-01' };
    expect(withOtherEnd(span, 'from')).toEqual({ from: '2026-11-10', to: '2026-11-10' });
    expect(withOtherEnd(span, 'to')).toEqual({ from: '2026-11-01', to: '2026-11-01' });
  });

  it('always contains the date that the user edited, and never starts after its end', () => {
    fc.assert(
      fc.property(day, day, fc.constantFrom('from' as const, 'to' as const), (from, to, changed) => {
        const moved = withOtherEnd({ from, to }, changed);
        expect(moved[changed]).toBe(changed === 'from' ? from : to);
        expect(daysBetween(moved.from, moved.to)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('may start and end on any day of the last two years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 729 }), (back) => {
        const typed = toUsDate(addDays(TODAY, -back));
        expect(readSpan({ from: typed, to: typed }, TODAY).problems).toEqual({});
      }),
    );
    expect(addMonths(TODAY, -24)).toBe(customLimits(TODAY).from);
  });
});
