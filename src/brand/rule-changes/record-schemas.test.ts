import { describe, expect, it } from 'vitest';
import { brandTree } from '../brand-tree.fixture.ts';
import { MINCR, recordIn, served } from './brand-record.fixture.ts';
import { KEY_KINDS } from './key-kinds.ts';
import { changeText } from './rule-changes-text.ts';
import { compareRecords, reportedChanges, type PublishedRecord } from './rule-changes.rules.ts';

it('the changes between two records do not include a key that only one of their schemas contains', () => {
  const lacking = {
    ...served,
    schema: 'two',
    entries: served.entries.filter(({ path }) => path[0] !== 'messageCenter'),
  };
  expect(compareRecords(lacking, served)).toEqual([]);
  expect(compareRecords({ ...lacking, schema: 'one' }, served)).toHaveLength(1);
});

describe('comparing records of different schemas', () => {
  const keys = Object.keys(KEY_KINDS);
  const texts = (before: PublishedRecord, now: PublishedRecord) =>
    reportedChanges(compareRecords(before, now)).map(changeText);
  const other = (record: PublishedRecord, without: string): PublishedRecord => ({
    ...record,
    schema: 'two',
    keys: keys.filter((key) => key !== without),
  });

  it('reports a removed header tab, even if the newer schema has an additional key', () => {
    using tree = brandTree();
    tree.edit(MINCR, /$/, 'tabs: { wellness: null }\n');
    const now = { ...recordIn(tree.root), keys };
    expect(texts(other(served, 'messageCenter'), now)).toEqual([
      'Header tab wellness is there: yes → no (removed in brands/mincr/brand.yaml)',
    ]);
  });

  it('reports an added header tab, but not a key that only one of the schemas contains', () => {
    using tree = brandTree();
    tree.edit(MINCR, /$/, 'tabs: { benefits: { label: Benefits, url: /about/ } }\n');
    const before = other(served, 'messageCenter');
    const entries = served.entries.filter(({ path }) => path[0] !== 'messageCenter');
    expect(texts({ ...before, entries }, { ...recordIn(tree.root), keys })).toEqual([
      'Header tab benefits is there: no → yes (brands/mincr/brand.yaml)',
    ]);
  });
});
