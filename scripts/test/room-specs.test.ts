/** Tests that `npm run test:changed` covers every room, feature and spec. */
import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../steps/run-step.ts';
import { SPECS, specsOf } from './room-specs.ts';

const folders = (path: string): string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [`${path}/${entry.name}/`] : [],
  );
const specs = globSync('tests/*.spec.ts', { cwd: ROOT }).map((file) =>
  file.replace(/^tests\/|\.spec\.ts$/g, ''),
);

test('SPECS has a row for each folder in src except src/features, and only for paths that exist', () => {
  const rooms = folders('src').filter((path) => path !== 'src/features/');
  expect(rooms.filter((path) => !Object.hasOwn(SPECS, path))).toEqual([]);
  expect(Object.keys(SPECS).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('SPECS and the feature folders together name exactly the existing browser specs', () => {
  const named = new Set([...Object.values(SPECS).flat(), ...specsOf(folders('src/features'))]);
  expect(specs.filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !specs.includes(name))).toEqual([]);
});

test.each([
  [['src/features/claims/detail/claim-detail.rules.ts'], ['claim-detail']],
  [['src/features/claims/detail/claim-detail.rules.test.ts'], []],
  [['tests/home.spec.ts', 'README.md'], ['home']],
  [['scripts/server/preview/preview-pages.ts'], ['previews']],
])('if the files %j have changed, specsOf() returns %j', (files, names) => {
  expect(specsOf(files)).toEqual(names);
});
