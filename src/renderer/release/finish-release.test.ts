/** What is left after sites are served: the best copies, and old releases. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAssets } from '../render/assets.ts';
import { finishAll, finishRelease, UNFINISHED } from './finish-release.ts';
import { randomText } from './heavy-page.fixture.ts';
import { prepareRelease, serveRelease } from './release-site.ts';

const DOMAIN = 'a.example';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'finish-'));
  mkdirSync(join(root, 'dist/renderer/client/_astro'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const HEAVY = randomText(48_000);
const page = (words: string): string => `<p>${words}</p>${HEAVY}`;
/** True if the copies are the best ones: those are links to the cache. */
const isBest = (file: string): boolean => statSync(file).nlink > 1;
const served = (path: string): string => join(root, 'dist/sites', DOMAIN, path);

/** Serves a site like a process that is killed between the swap and the second step. */
async function serveOnly(words: string, domain = DOMAIN): Promise<void> {
  const assets = readAssets(root);
  const files = new Map([
    ['index.html', page(words)],
    ['robots.txt', 'User-agent: *'],
  ]);
  const prepared = await prepareRelease(root, { domain, files, assets: new Set<string>() }, assets);
  await serveRelease(root, prepared, assets);
}

it('a site is served with quick copies of heavy pages and gets the best ones afterward', async () => {
  await serveOnly('first');
  const copy = () => brotliDecompressSync(readFileSync(served('index.html.br'))).toString();
  expect(isBest(served('index.html.br'))).toBe(false);
  expect(copy()).toBe(page('first'));
  await finishRelease(root, DOMAIN);
  expect(isBest(served('index.html.br'))).toBe(true);
  expect(copy()).toBe(page('first'));
  expect(readdirSync(join(root, UNFINISHED))).toEqual([]);
});

it('the next publish of any brand finishes every release that a killed publish left', async () => {
  await serveOnly('first');
  const release = join(
    root,
    'dist/releases',
    DOMAIN,
    readdirSync(join(root, 'dist/releases', DOMAIN))[0] ?? '',
  );
  await serveOnly('second');
  await serveOnly('other', 'b.example');
  const logged: string[] = [];
  await finishAll(root, (line) => logged.push(line));
  expect(logged).toEqual([]);
  expect(isBest(join(release, 'index.html.br'))).toBe(true);
  expect(readdirSync(join(root, UNFINISHED))).toEqual([]);
});

it('pages of a later publish with the same bytes get the best copy at once', async () => {
  await serveOnly('first');
  await finishRelease(root, DOMAIN);
  await serveOnly('first', 'b.example');
  expect(isBest(join(root, 'dist/sites/b.example/index.html.br'))).toBe(true);
  expect(readFileSync(join(root, UNFINISHED, 'b.example'), 'utf8')).not.toContain('index.html');
});

it('old releases are deleted after the swap, even if earlier processes were killed before deleting any', async () => {
  for (const words of ['1', '2', '3', '4', '5']) await serveOnly(words);
  expect(readdirSync(join(root, 'dist/releases', DOMAIN))).toHaveLength(5);
  await finishRelease(root, DOMAIN);
  expect(readdirSync(join(root, 'dist/releases', DOMAIN))).toHaveLength(3);
  expect(readFileSync(served('index.html'), 'utf8')).toBe(page('5'));
});

it('a publish that is killed after the best copies, before the list is deleted, leaves no drafts', async () => {
  await serveOnly('first');
  const list = readFileSync(join(root, UNFINISHED, DOMAIN), 'utf8');
  await finishRelease(root, DOMAIN);
  writeFileSync(join(root, UNFINISHED, DOMAIN), list);
  await finishRelease(root, DOMAIN);
  const files = readdirSync(join(root, 'dist/releases'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes('~'))).toEqual([]);
  expect(isBest(served('index.html.br'))).toBe(true);
});

it('a process that is killed before it writes the history still leaves a list of its quick copies', async () => {
  mkdirSync(join(root, 'dist/history', DOMAIN), { recursive: true }); // a folder in the place of the file
  await expect(serveOnly('first')).rejects.toThrow();
  expect(readFileSync(join(root, UNFINISHED, DOMAIN), 'utf8')).toContain('index.html');
});

it('a release that cannot be finished is a line for the terminal, and one that was deleted by hand is skipped', async () => {
  await serveOnly('first');
  await serveOnly('other', 'b.example');
  rmSync(join(root, 'dist/releases', DOMAIN), { recursive: true });
  rmSync(join(root, 'dist/releases/b.example'), { recursive: true });
  writeFileSync(join(root, 'dist/releases/b.example'), '');
  const logged: string[] = [];
  await finishAll(root, (line) => logged.push(line));
  expect(logged).toEqual([expect.stringMatching(/^b\.example was published earlier and is not finished: /)]);
});

it('a release that another process is finishing is left alone', async () => {
  await serveOnly('first');
  const file = join(root, UNFINISHED, DOMAIN);
  const list = readFileSync(file, 'utf8').replace(/^\.~.*$/m, `.~${process.ppid}--01234567`);
  writeFileSync(file, list);
  await finishAll(root, () => undefined);
  expect(readFileSync(file, 'utf8')).toBe(list);
});

it('a list that names a deleted page is finished too', async () => {
  await serveOnly('first');
  writeFileSync(join(root, UNFINISHED, DOMAIN), '0123456789abcdef/index.html\n');
  await finishRelease(root, DOMAIN);
  expect(existsSync(join(root, UNFINISHED, DOMAIN))).toBe(false);
});
