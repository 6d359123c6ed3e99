/** Limits the number of files in a folder, because a long list of files is hard to scan. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../steps/run-step.ts';

const MOST_FILES = 40;

it(`no folder of src, stubs and scripts has more than ${MOST_FILES} files`, () => {
  const files = ['src', 'stubs', 'scripts'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ),
  );
  const folders = Map.groupBy(files, ({ parentPath }) => relative(ROOT, parentPath));
  expect(folders.size).toBeGreaterThan(100);
  const tooLarge = [...folders]
    .filter(([, { length }]) => length > MOST_FILES)
    .map(
      ([folder, { length }]) => `${folder} has ${length} files: move some that belong together into a folder`,
    );
  expect(tooLarge).toEqual([]);
});
