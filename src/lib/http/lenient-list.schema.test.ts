import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeSkippedEntries } from './skipped-entries.ts';
import { lenientEntries, lenientList, parsedAhead } from './lenient-list.schema.ts';
import { birthDate, date, looseDate, text } from './wire.schema.ts';

const claim = v.object({ number: text, day: date });
const good = fc.record({
  number: fc.string({ minLength: 1 }),
  day: fc.constantFrom('20261103', '11/12/2026', '2026-11-20'),
});
/** Arbitrary values that are not claims. */
const garbage = fc.jsonValue().filter((value) => !v.is(claim, value));
const entries = lenientEntries('claim', claim);
const list = lenientList('claim', claim);

beforeEach(() => void takeSkippedEntries());

describe('lenientEntries', () => {
  it('returns the valid entries in order, and counts the invalid entries', () => {
    const mixed = fc.array(
      fc.oneof(
        good.map((value) => ({ value, isGood: true })),
        garbage.map((value) => ({ value, isGood: false })),
      ),
    );
    fc.assert(
      fc.property(mixed, (all) => {
        const { items, skipped } = v.parse(
          entries,
          all.map(({ value }) => value),
        );
        const kept = all.filter(({ isGood }) => isGood).map(({ value }) => v.parse(claim, value));
        expect(items).toEqual(kept);
        expect(skipped).toBe(all.length - kept.length);
      }),
    );
  });

  it('returns an empty list if no entry is valid, while lenientList fails', () => {
    fc.assert(
      fc.property(fc.array(garbage, { minLength: 1, maxLength: 5 }), (all) => {
        expect(v.is(list, all)).toBe(false);
        expect(v.parse(entries, all)).toEqual({ items: [], skipped: all.length });
      }),
    );
    expect(v.parse(list, [])).toEqual({ items: [], skipped: 0 });
  });

  it.each([null, undefined, 'claims', {}, 7])('fails if the value is not a list: %j', (value) => {
    expect(v.is(entries, value)).toBe(false);
  });

  it('records each kind of entry and each invalid field once, but never a value', () => {
    v.parse(entries, [
      { number: 'SECRET-1', day: 'soon' },
      { number: 'SECRET-2', day: 'later' },
      { day: '20261103' },
      'SECRET-3',
    ]);
    expect(takeSkippedEntries()).toEqual(['claim day', 'claim number', 'claim']);
    expect(takeSkippedEntries()).toEqual([]);
  });
});

describe('entries that were parsed before their list', () => {
  it('give the same result as entries that are parsed with their list', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(good, garbage)), (all) => {
        const { schema, parseAhead } = parsedAhead(claim);
        for (const entry of all) parseAhead(entry);
        const ahead = v.safeParse(lenientEntries('claim', schema), all);
        const skippedAhead = takeSkippedEntries();
        expect(ahead.output).toEqual(v.parse(entries, all));
        expect(skippedAhead).toEqual(takeSkippedEntries());
      }),
    );
  });

  it('are not parsed again when their list is parsed', () => {
    const { schema, parseAhead } = parsedAhead(claim);
    const entry = { number: '1', day: '20261103' };
    parseAhead(entry);
    entry.number = '';
    expect(v.parse(lenientEntries('claim', schema), [entry])).toMatchObject({ items: [{ number: '1' }] });
  });
});

describe('an optional date', () => {
  it.each([
    ['19840314', '1984-03-14'],
    ['', null],
    ['00000000', null],
    [null, null],
    [{}, null],
  ])('is parsed to a calendar date, or to null if it is invalid: %j becomes %j', (value, read) => {
    expect(v.parse(birthDate, value)).toBe(read);
    expect(v.parse(looseDate, value)).toBe(read);
  });

  it('may be missing', () => {
    expect(v.parse(v.object({ dob: birthDate, seen: looseDate }), {})).toEqual({ dob: null, seen: null });
  });
});
