/** Tests uploads through the SDK over HTTP to s3rver. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readAssets } from '../../../src/renderer/render/assets.ts';
import { prepareRelease, serveRelease } from '../../../src/renderer/release/release-site.ts';
import { randomText } from '../../../src/renderer/release/heavy-page.fixture.ts';
import {
  BUCKET,
  deploy,
  DOMAIN,
  FIRST,
  type publisher,
  storagePerTest,
  words,
  type Storage,
} from './storage.fixture.ts';

const DAY_MS = 86_400_000;
const MANIFEST = `_manifests/${DOMAIN}.json`;
let storage: Storage;
let project: ReturnType<typeof publisher>;
storagePerTest((opened, made) => {
  storage = opened;
  project = made;
});

const isStored = (key: string): Promise<boolean> =>
  storage.get(key).then(
    () => true,
    () => false,
  );

describe('an upload', () => {
  it.each([
    ['index.html', 'text/html; charset=utf-8', 'no-cache', null],
    ['about/index.html.br', 'text/html; charset=utf-8', 'no-cache', 'br'],
    ['about/index.html.gz', 'text/html; charset=utf-8', 'no-cache', 'gzip'],
    ['robots.txt', 'text/plain; charset=utf-8', 'no-cache', null],
    ['_astro/a.1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', null],
    ['_astro/a.1.js.br', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', 'br'],
    ['hashed/theme.0123456789.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable', null],
  ])('sets the content type, caching, encoding and digest of %s', async (path, type, caching, encoding) => {
    await project.publish(FIRST);
    await deploy(project.root, storage);
    const { headers, body } = await storage.get(`${DOMAIN}/${path}`);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(caching);
    expect(headers['content-encoding'] ?? null).toBe(encoding);
    expect(headers['x-amz-meta-digest']).toMatch(/^[0-9a-f]{32}$/);
    const read = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(read(body).toString()).toBe(
      readFileSync(join(project.root, 'dist/sites', DOMAIN, path.replace(/\.(br|gz)$/, '')), 'utf8'),
    );
  });

  it('sends hashed files first and pages last, but not the host configuration', async () => {
    await project.publish(FIRST);
    await deploy(project.root, storage);
    const kinds = storage
      .uploads()
      .map((key) => (/\/(_astro|hashed)\//.test(key) ? 'hashed' : key.includes('.html') ? 'page' : 'file'));
    expect(kinds.filter((kind, at) => kind !== kinds[at - 1])).toEqual(['hashed', 'file', 'page']);
    expect(
      storage.uploads().filter((key) => key.includes('/_headers') || key.includes('/_redirects')),
    ).toEqual([]);
  });

  it('sends nothing if the bucket already contains the release', async () => {
    await project.publish(FIRST);
    await deploy(project.root, storage);
    const printed = await deploy(project.root, storage);
    expect([storage.made('PUT'), storage.made('DELETE'), storage.made('HEAD')]).toEqual([[], [], []]);
    expect(printed).toMatch(/^a\.example: \d+ unchanged$/);
  });

  it('sends only the changed files of a site when several sites share a folder of the bucket', async () => {
    await project.publish(FIRST);
    await project.publish(FIRST, 'b.example');
    await deploy(project.root, storage, { prefix: 'portal' });
    expect(await isStored('portal/b.example/index.html')).toBe(true);
    await project.publish({ ...FIRST, 'index.html': words('Another home') });
    await deploy(project.root, storage, { prefix: 'portal' });
    expect(
      storage
        .uploads()

        .sort(),
    ).toEqual(['', '.br', '.gz'].map((ending) => `portal/${DOMAIN}/index.html${ending}`));
    expect((await storage.get(`portal/${DOMAIN}/index.html`)).body.toString()).toContain('Another home');
  });

  it('waits until an unfinished publish has written its final compressed copies', async () => {
    const assets = readAssets(project.root);
    const heavy = `<p>${randomText(48_000)}</p>`;
    const files = new Map([
      ['index.html', heavy],
      ['_headers', ''],
      ['_redirects', ''],
    ]);
    const prepared = await prepareRelease(
      project.root,
      { domain: DOMAIN, files, assets: new Set<string>() },
      assets,
    );
    await serveRelease(project.root, prepared, assets);
    const quick = readFileSync(join(project.root, 'dist/sites', DOMAIN, 'index.html.br')).length;
    await deploy(project.root, storage);
    const { body } = await storage.get(`${DOMAIN}/index.html.br`);
    expect(body.length).toBeLessThan(quick);
    expect(brotliDecompressSync(body).toString()).toBe(heavy);
  });

  it('fails with an instruction if no site is published', async () => {
    await expect(deploy(project.root, storage)).rejects.toThrow(
      'No site is published here. Publish with: npm run build',
    );
  });
});

describe('a file that is no longer in the release', () => {
  const SECOND = { ...FIRST, 'hashed/theme.abcdefabcd.css': 'p{margin:1px}' };
  const { 'hashed/theme.0123456789.css': _theme, 'about/index.html': _about, ...rest } = SECOND;
  const OLD = `${DOMAIN}/hashed/theme.0123456789.css`;

  /** Publishes two releases; the second has another theme and no about page. */
  async function twoReleases(): Promise<string> {
    await project.publish(FIRST);
    await deploy(project.root, storage);
    await project.publish(rest);
    return deploy(project.root, storage);
  }

  /** Makes the stored manifest say that the old theme has been unused for this many days. */
  async function unusedFor(days: number): Promise<void> {
    const { body } = await storage.get(MANIFEST);
    const since = new Date(Date.now() - days * DAY_MS).toISOString();
    const text = body
      .toString()
      .replaceAll(/"(?<path>hashed\/theme\.0123456789\.css[^"]*)":"\d{4}-[^"]+"/g, `"$<path>":"${since}"`);
    const { openBucket } = await import('./bucket.ts');
    const bucket = await openBucket({ bucket: BUCKET, endpoint: storage.endpoint });
    await bucket.put(MANIFEST, Buffer.from(text), {
      ContentType: 'application/json',
      CacheControl: 'no-store',
    });
    bucket.close();
  }

  it('is deleted at the end of the upload if it is a page', async () => {
    await twoReleases();
    const requests = storage.requests.filter((request) => !request.includes('_manifests'));
    const lastUpload = requests.findLastIndex((request) => request.startsWith('PUT '));
    const deletions = requests.flatMap((request, at) => (request.startsWith('DELETE ') ? [at] : []));
    expect(storage.made('DELETE').sort()).toEqual(
      ['', '.br', '.gz'].map((ending) => `${DOMAIN}/about/index.html${ending}`),
    );
    expect(Math.min(...deletions)).toBeGreaterThan(lastUpload);
  });

  it('is kept for 30 days if its name is hashed, and deleted by the first upload after that', async () => {
    expect(await twoReleases()).toContain('kept for pages that are still open');
    expect(await isStored(OLD)).toBe(true);
    await unusedFor(29);
    await deploy(project.root, storage);
    expect(await isStored(OLD)).toBe(true);
    await unusedFor(31);
    expect(await deploy(project.root, storage)).toContain('3 deleted');
    expect([await isStored(OLD), await isStored(`${OLD}.br`)]).toEqual([false, false]);
    expect(await deploy(project.root, storage)).toMatch(/^a\.example: \d+ unchanged$/);
  });

  it('is kept for another 30 days after a rollback that uses the file again', async () => {
    await twoReleases();
    await project.publish(FIRST);
    await unusedFor(31);
    await deploy(project.root, storage);
    expect(await isStored(OLD)).toBe(true);
    await project.publish(rest);
    expect(await deploy(project.root, storage)).toContain('kept for pages that are still open');
    expect(await isStored(OLD)).toBe(true);
  });

  it('is listed by a dry run, which neither sends nor deletes anything', async () => {
    await project.publish(FIRST);
    await deploy(project.root, storage);
    await project.publish({
      ...rest,
      'index.html': words('Another home'),
      'plans/index.html': words('Plans'),
    });
    const printed = await deploy(project.root, storage, { isDryRun: true });
    expect([storage.made('PUT'), storage.made('DELETE')]).toEqual([[], []]);
    const today = new Date().toISOString().slice(0, 10);
    expect(printed.split('\n').slice(1)).toEqual([
      '  + hashed/theme.abcdefabcd.css',
      '  + plans/index.html',
      '  ~ index.html',
      '  - about/index.html',
      `  . hashed/theme.0123456789.css, unused since ${today}`,
    ]);
    expect((await storage.get(`${DOMAIN}/index.html`)).body.toString()).toContain('<h1>Home</h1>');
  });
});
