/** Finishing releases after they are served: making the final compressed copies, and deleting old releases. */
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
/** Whether a compressed copy is final. Only final copies are hard links to the cache. */
const isBest = (file: string): boolean => statSync(file).nlink > 1;
const served = (path: string): string => join(root, 'dist/sites', DOMAIN, path);

/** Serves a site without finishing it, as if the process were killed right after serving it. */
async function serveOnly(words: string, domain = DOMAIN): Promise<void> {
  const assets = readAssets(root);
  const files = new Map([
    ['index.html', page(words)],
    ['robots.txt', 'User-agent: *'],
  ]);
  const prepared = await prepareRelease(root, { domain, files, assets: new Set<string>() }, assets);
  await serveRelease(root, prepared, assets);
}

it('heavy pages have quickly compressed copies until finishRelease() replaces these with fully compressed copies', async () => {
  await serveOnly('first');
  const copy = () => brotliDecompressSync(readFileSync(served('index.html.br'))).toString();
  expect(isBest(served('index.html.br'))).toBe(false);
  expect(copy()).toBe(page('first'));
  await finishRelease(root, DOMAIN);
  expect(isBest(served('index.html.br'))).toBe(true);
  expect(copy()).toBe(page('first'));
  expect(readdirSync(join(root, UNFINISHED))).toEqual([]);
});

it('finishAll() finishes every release that a killed publish left unfinished', async () => {
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

it('a page immediately gets its final compressed copy if an identical page of another site already has one', async () => {
  await serveOnly('first');
  await finishRelease(root, DOMAIN);
  await serveOnly('first', 'b.example');
  expect(isBest(join(root, 'dist/sites/b.example/index.html.br'))).toBe(true);
  expect(readFileSync(join(root, UNFINISHED, 'b.example'), 'utf8')).not.toContain('index.html');
});

it('finishRelease() deletes old releases until only three remain', async () => {
  for (const words of ['1', '2', '3', '4', '5']) await serveOnly(words);
  expect(readdirSync(join(root, 'dist/releases', DOMAIN))).toHaveLength(5);
  await finishRelease(root, DOMAIN);
  expect(readdirSync(join(root, 'dist/releases', DOMAIN))).toHaveLength(3);
  expect(readFileSync(served('index.html'), 'utf8')).toBe(page('5'));
});

it('finishRelease() leaves no drafts after an earlier call was killed near its end', async () => {
  await serveOnly('first');
  const list = readFileSync(join(root, UNFINISHED, DOMAIN), 'utf8');
  await finishRelease(root, DOMAIN);
  writeFileSync(join(root, UNFINISHED, DOMAIN), list);
  await finishRelease(root, DOMAIN);
  const files = readdirSync(join(root, 'dist/releases'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes('~'))).toEqual([]);
  expect(isBest(served('index.html.br'))).toBe(true);
});

it('a publish keeps the list of its unfinished pages if it fails before writing the history', async () => {
  mkdirSync(join(root, 'dist/history', DOMAIN), { recursive: true }); // a folder where the file should be, so that writing fails
  await expect(serveOnly('first')).rejects.toThrow();
  expect(readFileSync(join(root, UNFINISHED, DOMAIN), 'utf8')).toContain('index.html');
});

it('finishAll() logs releases that it cannot finish, except deleted releases', async () => {
  await serveOnly('first');
  await serveOnly('other', 'b.example');
  rmSync(join(root, 'dist/releases', DOMAIN), { recursive: true });
  rmSync(join(root, 'dist/releases/b.example'), { recursive: true });
  writeFileSync(join(root, 'dist/releases/b.example'), '');
  const logged: string[] = [];
  await finishAll(root, (line) => logged.push(line));
  expect(logged).toEqual([expect.stringMatching(/^b\.example was published earlier and is not finished: /)]);
});

it('finishAll() skips a release that another process is finishing', async () => {
  await serveOnly('first');
  const file = join(root, UNFINISHED, DOMAIN);
  const list = readFileSync(file, 'utf8').replace(/^\.~.*$/m, `.~${process.ppid}--01234567`);
  writeFileSync(file, list);
  await finishAll(root, () => undefined);
  expect(readFileSync(file, 'utf8')).toBe(list);
});

it('finishRelease() deletes the list of unfinished pages even if the list contains a page of a deleted release', async () => {
  await serveOnly('first');
  writeFileSync(join(root, UNFINISHED, DOMAIN), '0123456789abcdef/index.html\n');
  await finishRelease(root, DOMAIN);
  expect(existsSync(join(root, UNFINISHED, DOMAIN))).toBe(false);
});
