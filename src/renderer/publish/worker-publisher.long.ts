/** Publishing with worker threads, with a minimal renderer instead of the compiled one. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROJECT } from '../../brand/brand-tree.fixture.ts';
import { brandCodes } from '../../brand/read-brands.ts';
import { LICENSES_FILE } from '../compile/license-notices.ts';
import { readPublishErrors } from './publish-errors.ts';
import { publishSites, type PublishOptions } from './publish-sites.ts';
import { sampleOne } from '../../../scripts/test/sample.ts';

const THREADS = 2;
const LIMIT_MS = 60_000;
const BROKEN = 'default';
const CODES = brandCodes(PROJECT).slice(0, 8);
/** HTML with an error, for a page of the brand `BROKEN`. The case 'a crash' needs no HTML, because the renderer then ends the worker at the first page of any brand. */
const ERRORS = {
  none: '',
  'a link': '<a href="/nowhere/">',
  'an exception': '${(() => { throw new Error("no template") })()}',
  'a crash': '',
} as const;

let root: string;

function project(error: keyof typeof ERRORS): string {
  const folder = mkdtempSync(join(tmpdir(), 'workers-'));
  mkdirSync(join(folder, 'dist/renderer/client/_astro'), { recursive: true });
  mkdirSync(join(folder, 'dist/renderer/server'), { recursive: true });
  symlinkSync(join(PROJECT, 'brands'), join(folder, 'brands'));
  writeFileSync(join(folder, 'dist/renderer/client/_astro/a.1.js'), 'export const a = 1;');
  writeFileSync(join(folder, LICENSES_FILE), 'MIT');
  writeFileSync(
    join(folder, 'dist/renderer/server/entry.mjs'),
    `import { workerData } from 'node:worker_threads';
    export const shareTextCaches = () => {};
    export const render = async ({ pathname }, { brand }) => {
      if (${error === 'a crash'} && workerData?.publishing) process.exit(7);
      return new Response(
        \`<h1>\${brand.name}</h1><script src="/_astro/a.1.js"></script>\${'words '.repeat(200)}\${pathname}\` +
          (brand.code === '${BROKEN}' && pathname === '/login/' ? \`${ERRORS[error]}\` : ''),
        { status: pathname === '/404/' ? 404 : 200, headers: { 'content-security-policy': "default-src 'self'" } },
      );
    };`,
  );
  return folder;
}

const publish = (options: PublishOptions = {}) =>
  publishSites(root, CODES, { threads: THREADS, log: () => undefined, ...options });

/** Path and bytes of every served file. */
function servedFiles(folder: string): Map<string, string> {
  const sites = join(folder, 'dist/sites');
  const files = readdirSync(sites).flatMap((site) =>
    readdirSync(`${join(sites, site)}/`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.map((file) => [file.slice(sites.length), readFileSync(file, 'base64')]));
}
const served = () => (existsSync(join(root, 'dist/sites')) ? readdirSync(join(root, 'dist/sites')) : []);
const releasesAndDrafts = (): string[] => {
  const folder = join(root, 'dist/releases');
  return existsSync(folder) ? readdirSync(folder).flatMap((domain) => readdirSync(join(folder, domain))) : [];
};
const pooledFiles = (): string[] => {
  const folder = join(root, 'dist/pool');
  return existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
};

beforeEach(() => {
  root = '';
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

describe('a publish with workers', { timeout: LIMIT_MS }, () => {
  it('writes the same files and terminal lines as a publish in one thread', async () => {
    root = project('none');
    const lines = await publish();
    const files = servedFiles(root);
    expect(await publish()).toEqual(lines.map((line) => line.replace(/ \d+ files$/, ' unchanged')));
    const other = project('none');
    expect(await publishSites(other, CODES, { threads: 1 })).toEqual(lines);
    const alone = servedFiles(other);
    rmSync(other, { recursive: true });
    expect(files.size).toBeGreaterThan(CODES.length * 10);
    expect(files).toEqual(alone);
  });

  it('writes the same files as a publish in one thread if one brand file is invalid', async () => {
    const published = [];
    for (const threads of [1, THREADS]) {
      root = project('none');
      rmSync(join(root, 'brands'));
      cpSync(join(PROJECT, 'brands'), join(root, 'brands'), { recursive: true });
      writeFileSync(join(root, `brands/${CODES.at(-1)}/brand.yaml`), 'name: No Domain\n');
      await publish({ keepGoing: true, threads });
      published.push([servedFiles(root), releasesAndDrafts().length]);
      rmSync(root, { recursive: true });
    }
    expect(published[1]).toEqual(published[0]);
    expect(published[0]?.[1]).toBe(CODES.length - 1);
  });

  it.each(
    sampleOne(
      [
        [
          'a link',
          /^default: 2 errors in the rendered pages\n {2}\/login\/ links to \/nowhere\/.*\n {2}\/es\/login\/ links to \/nowhere\//,
        ],
        ['an exception', /^default: a page could not be rendered\n {2}no template/],
      ] as const,
      'not published',
    ),
  )('publishes no brand if one brand has a page error (%s)', async (error, message) => {
    root = project(error);
    await expect(publish()).rejects.toThrow(message);
    expect(served()).toEqual([]);
    expect(releasesAndDrafts()).toEqual([]);
    expect(pooledFiles()).toEqual([]);
    expect(readPublishErrors(root).map(({ code }) => code)).toEqual([BROKEN]);
  });

  it.each(
    sampleOne(
      [
        ['a link', '2 errors'],
        ['an exception', '1 error'],
      ] as const,
      'published without',
    ),
  )('with keepGoing, publishes all brands except the one with a page error (%s)', async (error, count) => {
    root = project(error);
    const lines = await publish({ keepGoing: true });
    expect(lines).toHaveLength(CODES.length);
    expect(lines.at(-1)).toBe(
      `default has ${count} and is not published. To see them: npm run build -- --brand default`,
    );
    expect(served()).toHaveLength(CODES.length - 1);
  });

  it.each(sampleOne([false, true], 'stops'))(
    'publishes nothing if a worker stops, and throws an error with that worker’s brand (keepGoing: %s)',
    async (keepGoing) => {
      root = project('a crash');
      await expect(publish({ keepGoing })).rejects.toThrow(
        /The worker that published \w+ stopped: exit code 7/,
      );
      expect(served()).toEqual([]);
      expect(releasesAndDrafts()).toEqual([]);
      expect(pooledFiles()).toEqual([]);
      expect(readdirSync(join(root, 'dist/locks'))).toEqual([]);
    },
  );
});
