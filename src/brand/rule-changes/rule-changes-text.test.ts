import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE, MINCR, served } from './brand-record.fixture.ts';
import { KEY_KINDS } from './key-kinds.ts';
import { reportedChanges, needsAcceptance, compareRecords } from './rule-changes.rules.ts';
import { changesText, changeText, heldCodes, valuesText } from './rule-changes-text.ts';

it('the lines of an address are separated by slashes', () => {
  const address = ['P.O. Box 1', 'Harrowgate, PA 15999'];
  expect(valuesText(address, undefined)).toBe('P.O. Box 1 / Harrowgate, PA 15999 → none');
  expect(valuesText([], address)).toBe('added P.O. Box 1 / Harrowgate, PA 15999');
});

describe('rule changes', () => {
  const change = compareRecords(
    served,
    ((record) => ({
      ...record,
      entries: record.entries.map((entry) =>
        entry.path[0] === 'minimumMemberAge' ? { ...entry, value: 16 } : entry,
      ),
      written: { ...record.written, minimumMemberAge: BASE },
    }))(served),
  );
  const brands = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ code: `b${at}`, changes: change }));

  it.each<[count: number, all: number, on: string]>([
    [1, 1, ''],
    [2, 35, ', on b0, b1'],
    [34, 35, ', on 34 brands'],
    [35, 35, ', on all 35 brands'],
  ])('are written as one line if %d of %d brands have the same change', (count, all, on) => {
    expect(changesText(brands(count), all)).toEqual([
      'Rules for members that change:',
      `  Minimum age of a member: 12 → 16 (now from brands/_base.yaml)${on}`,
    ]);
  });

  it('have an accept command that lists up to six brand codes, or says "all" for more brands', () => {
    expect(heldCodes(brands(2))).toEqual(['b0', 'b1']);
    expect(heldCodes(brands(7))).toBe('all');
  });

  it('that must be reported all appear in the text, whatever the records contain', () => {
    const keys = Object.keys(KEY_KINDS).map((key) => key.replace('*', 'entry').split('.'));
    const file = fc.constantFrom(BASE, 'brands/_families/northern.yaml', MINCR);
    const record = fc
      .uniqueArray(fc.tuple(fc.nat(keys.length - 1), fc.nat(3), file), { selector: ([key]) => key })
      .map((rows) => ({
        schema: 'one',
        entries: rows.map(([key, value]) => ({ path: keys[key] ?? [], value })),
        written: Object.fromEntries(rows.map(([key, , from]) => [(keys[key] ?? []).join('.'), from])),
      }));
    fc.assert(
      fc.property(record, record, (before, now) => {
        const changes = compareRecords(before, now);
        const text = changesText([{ code: 'mincr', changes }], 1);
        for (const reported of reportedChanges(changes)) expect(text).toContain(`  ${changeText(reported)}`);
        const members = changes.filter(({ kind }) => kind === 'member' || kind === 'address');
        expect(needsAcceptance({ changes })).toBe(members.length > 0 || reportedChanges(changes).length > 5);
        expect(compareRecords(now, now)).toEqual([]);
      }),
    );
  });
});
