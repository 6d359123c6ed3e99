/** File names in `src/` are unique, so that a search by name finds exactly one file. */
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Route files may share names, because their folders are part of the address. */
const isPage = (path: string): boolean => path.startsWith('src/pages/');

it('every file name in src outside src/pages is unique', () => {
  const names = Map.groupBy(
    sourceFiles('src').filter((path) => !isPage(path)),
    (path) => basename(path),
  );
  expect(names.size).toBeGreaterThan(100);
  expect([...names.values()].filter(({ length }) => length > 1)).toEqual([]);
});
