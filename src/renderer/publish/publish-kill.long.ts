import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  DOMAIN,
  killAtRandom,
  staleDrafts,
  publishedProject,
  removeProject,
  servedErrors,
} from './kill.fixture.ts';
import { draftName } from '../release/draft-names.ts';
import { removeStaleDrafts } from '../release/remove-drafts.ts';

const KILLS = 6;
/** A draft name with a process id that is too large to exist. */
const DEAD = '.~999999999-1-00000000';
let root: string;

beforeEach(async () => {
  root = await publishedProject();
});
afterEach(() => removeProject(root));

it(
  'a publish that is killed at a random moment leaves a complete site, and the next publish succeeds',
  { timeout: 60_000 },
  async () => {
    expect((await killAtRandom(root, KILLS)).errors).toEqual([]);
  },
);

it.each<[damage: string, harm: (folder: string) => void, found: RegExp]>([
  ['a missing page', (folder) => rmSync(join(folder, '3/index.html')), /\/3\/ is missing/],
  [
    'a page whose compressed copies have other bytes',
    (folder) => writeFileSync(join(folder, '3/index.html'), '<p>first</p>'),
    /3\/index\.html has a copy/,
  ],
  [
    'a page of another publish',
    (folder) => writeFileSync(join(folder, '3/index.html'), '<p>2</p>'),
    /several publishes/,
  ],
  [
    'a missing theme',
    (folder) => rmSync(join(folder, 'hashed/theme.first.css')),
    /\/hashed\/theme\.first\.css is missing/,
  ],
])('servedErrors() returns an error for a site with %s', (_damage, harm, found) => {
  expect(servedErrors(root)).toEqual([]);
  harm(join(root, 'dist/sites', DOMAIN));
  expect(servedErrors(root).join('\n')).toMatch(found);
});

it('drafts of killed processes are deleted, but drafts of running processes are not', () => {
  const releases = join(root, 'dist/releases', DOMAIN);
  for (const name of [`.draft${DEAD}`, `.old${DEAD}`])
    mkdirSync(join(releases, name, 'deep'), { recursive: true });
  for (const name of ['sites/a.example.next', 'locks/mincr', 'sites.json', `history/${DOMAIN}`])
    writeFileSync(join(root, 'dist', `${name}${DEAD}`), '');
  writeFileSync(join(root, '.cache/compressed/drafts', `a.br${DEAD}`), '');
  for (const folder of [
    'dist/renderer',
    'dist/pool/hashed/pictures',
    '.cache/fonts/0123456789',
    '.cache/texts',
  ]) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, `font.woff2${DEAD}`), '');
  }
  const running = draftName(join(releases, '.draft'));
  mkdirSync(running);
  expect(removeStaleDrafts(root)).toBe(11);
  expect(staleDrafts(root).map((path) => join(root, path))).toEqual([running]);
});

it('after a killed and a complete publish, the stored releases are those in the history', async () => {
  await killAtRandom(root, 1);
  const history = readFileSync(join(root, 'dist/history', DOMAIN), 'utf8')
    .split('\n')
    .filter(Boolean);
  expect(readdirSync(join(root, 'dist/releases', DOMAIN)).sort()).toEqual(
    history.map((line) => line.split(' ')[0]).sort(),
  );
});
