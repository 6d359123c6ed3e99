import { expect, it } from 'vitest';
import { PROJECT } from '../brand-tree.fixture.ts';
import { entriesIn, namesOf } from './folder-entries.ts';

it('the file names in a folder are returned in sorted order, or as an empty list if the folder does not exist', () => {
  expect(entriesIn(PROJECT, 'brands/nowhere')).toEqual([]);
  const names = namesOf(entriesIn(PROJECT, 'brands/_families'), '.yaml');
  expect(names).toEqual([...names].sort());
  expect(names).toContain('northern');
});
