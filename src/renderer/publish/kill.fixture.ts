/** Kills publishing processes at random moments and checks what is served afterward. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readAssets } from '../render/assets.ts';
import { readLinks } from '../render/page-links.ts';
import { draftOwner } from '../release/draft-names.ts';
import { UNFINISHED } from '../release/finish-release.ts';
import { releaseSite } from '../release/release-site.ts';
import type { RenderedSite } from '../render/render-site.ts';
import { removeStaleDrafts } from '../release/remove-drafts.ts';

export const DOMAIN = 'killed.example';
const PAGES = 25;
const WINDOW_MS = 120;

/** A site whose pages all contain `number`. @public The publisher process below imports this function. */
export function numberedSite(number: string): RenderedSite {
  const page = (at: number) =>
    `<link href="/hashed/theme.${number}.css"><script src="/_astro/a.1.js"></script><p>${number}</p>${'filling '.repeat(200)}<a href="/${(at + 1) % PAGES}/">next</a>`;
  const pages = Array.from({ length: PAGES }, (_, at): [string, string] => [`${at}/index.html`, page(at)]);
  return {
    domain: DOMAIN,
    files: new Map([...pages, [`hashed/theme.${number}.css`, `:root{--n:${number}}`]]),
    assets: new Set(['/_astro/a.1.js']),
  };
}

export async function publishedProject(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'kill-'));
  mkdirSync(join(root, 'dist/renderer/client/_astro'), { recursive: true });
  writeFileSync(join(root, 'dist/renderer/client/_astro/a.1.js'), 'export const a = 1;');
  await releaseSite(root, numberedSite('first'), readAssets(root));
  return root;
}

/** Errors in the served site; empty if it is complete and consistent. */
export function servedErrors(root: string): string[] {
  const folder = realpathSync(join(root, 'dist/sites', DOMAIN));
  const read = (path: string) => readFileSync(join(folder, path));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const paths = new Set(files);
  const pages = files.filter((file) => file.endsWith('.html'));
  const numbers = new Set(pages.map((file) => /<p>(.*?)<\/p>/.exec(read(file).toString())?.[1]));
  const missing = pages.flatMap((file) =>
    readLinks(read(file).toString()).links.filter((link) => {
      const path = link.slice(1);
      return !paths.has(path.endsWith('/') ? `${path}index.html` : path);
    }),
  );
  const copies = files
    .filter((file) => !/\.(br|gz)$/.test(file))
    .filter(
      (file) =>
        !brotliDecompressSync(read(`${file}.br`)).equals(read(file)) ||
        !gunzipSync(read(`${file}.gz`)).equals(read(file)),
    );
  return [
    ...(pages.length === PAGES ? [] : [`${pages.length} pages`]),
    ...(numbers.size === 1 ? [] : [`pages of several publishes: ${[...numbers].join(', ')}`]),
    ...missing.map((link) => `${link} is missing`),
    ...copies.map((file) => `${file} has a copy of other bytes`),
  ];
}

export const staleDrafts = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => draftOwner(path));

const address = (file: string): string => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);

const PUBLISHER = `
  import { readAssets } from ${address('../render/assets.ts')};
  import { numberedSite } from ${address('kill.fixture.ts')};
  import { releaseSite } from ${address('../release/release-site.ts')};
  const root = process.argv[1];
  const assets = readAssets(root);
  for (let n = 0; ; n += 1) {
    await releaseSite(root, numberedSite(process.pid + 'n' + n), assets);
    if (n === 0) process.stdout.write('ready');
  }`;

/** Starts a publish and kills it at a random moment. @returns the drafts that the killed publish left */
async function killOne(root: string): Promise<string[]> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PUBLISHER, root], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('the publisher ended by itself'))),
  ]);
  await setTimeout(Math.random() * WINDOW_MS);
  child.kill('SIGKILL');
  await once(child, 'close');
  return staleDrafts(root);
}

/** Kills publishers one after another, and completes a publish after each. @returns the errors found, and the number of drafts left by killed processes */
export async function killAtRandom(root: string, kills: number): Promise<{ errors: string[]; left: number }> {
  const errors: string[] = [];
  let left = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    left += (await killOne(root)).length;
    const add = (when: string, problems: readonly string[]) =>
      errors.push(...problems.map((error) => `kill ${kill}, ${when}: ${error}`));
    add('after it', servedErrors(root));
    removeStaleDrafts(root);
    add('not swept', staleDrafts(root));
    await releaseSite(root, numberedSite(`after${kill}`), readAssets(root));
    add('after the next publish', servedErrors(root));
    const served = readFileSync(join(root, 'dist/sites', DOMAIN, '0/index.html'), 'utf8');
    add('next publish', served.includes(`<p>after${kill}</p>`) ? [] : ['is not served']);
    add('next publish', existsSync(join(root, UNFINISHED, DOMAIN)) ? ['is not finished'] : []);
    const releases = readdirSync(join(root, 'dist/releases', DOMAIN)).length;
    add('releases', releases === 3 ? [] : [`${releases} kept`]);
  }
  return { errors, left };
}

export const removeProject = (root: string): void => rmSync(root, { recursive: true, force: true });
