import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isServed } from '../publish/site-input.ts';
import { readAssets } from '../render/assets.ts';
import { isInMaintenance, setMaintenance } from './maintenance.ts';
import { readHistory } from './release-history.ts';
import { prepareRelease, releaseSite, serveRelease } from './release-site.ts';
import { rollBack } from './rollback.ts';
import type { ReleasedSite } from './write-release.ts';

const DOMAIN = 'test.example';
const MARK = 'data-maintenance="true"';
const START = '<!DOCTYPE html><html lang="en"><head>';
const AREA = '<template id="member-preloads" data-brand="{}" data-early="/_astro/early.js"></template>';
const page = (area: 'visitor' | 'member', words: string): string =>
  `${START}${area === 'member' ? AREA : ''}</head><p>${words}</p>`;
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maintenance-'));
  mkdirSync(join(root, 'dist/renderer/client/_astro'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const site = (words: string): ReleasedSite => ({
  domain: DOMAIN,
  files: new Map([
    ['index.html', page('visitor', words)],
    ['es/login/index.html', page('member', words)],
    ['login/index.html', page('member', words)],
  ]),
  assets: new Set(),
});
async function publish(words: string): Promise<void> {
  await releaseSite(root, site(words), readAssets(root), `input-${words}`);
}
const served = (path: string): Buffer => readFileSync(join(root, 'dist/sites', DOMAIN, path));
const turn = (isOn: boolean): Promise<void> => setMaintenance(root, DOMAIN, isOn);

describe('maintenance of a published site', () => {
  it('marks member pages and their compressed copies in both languages, but no visitor pages', async () => {
    await publish('one');
    await turn(true);
    for (const path of ['login/index.html', 'es/login/index.html']) {
      const html = served(path).toString();
      expect(html).toContain(MARK);
      expect(html).not.toContain('data-early'); // boot.ts sends early requests only if the page has this attribute
      expect(brotliDecompressSync(served(`${path}.br`)).toString()).toBe(html);
      expect(gunzipSync(served(`${path}.gz`)).toString()).toBe(html);
    }
    expect(served('index.html').toString()).toBe(page('visitor', 'one'));
  });

  it('restores the original bytes when it ends', async () => {
    await publish('one');
    const before = served('login/index.html.br');
    await turn(true);
    await turn(false);
    expect(served('login/index.html').toString()).toBe(page('member', 'one'));
    expect(served('login/index.html.br').equals(before)).toBe(true);
  });

  it('lasts through later publishes', async () => {
    await publish('one');
    await turn(true);
    expect(isServed(root, DOMAIN, 'input-one')).toBe(true);
    await publish('two');
    expect(served('login/index.html').toString()).toContain(MARK);
    await turn(false);
    await publish('three');
    expect(served('login/index.html').toString()).toBe(page('member', 'three'));
  });

  it('replaces the served release without adding a release, so that a rollback leads to the previous release', async () => {
    await publish('one');
    await publish('two');
    await turn(true);
    expect(readHistory(root, DOMAIN)).toHaveLength(2);
    expect(readdirSync(join(root, 'dist/releases', DOMAIN))).toHaveLength(2);
    await turn(false);
    await rollBack(root, DOMAIN);
    expect(served('index.html').toString()).toBe(page('visitor', 'one'));
  });

  it('stays off after a rollback to a release that was served during maintenance', async () => {
    await publish('one');
    await turn(true);
    await publish('two');
    await turn(false);
    await rollBack(root, DOMAIN);
    expect(served('login/index.html').toString()).toBe(page('member', 'one'));
  });

  it('marks the member pages of the release that a rollback serves', async () => {
    await publish('one');
    await publish('two');
    await turn(true);
    await rollBack(root, DOMAIN);
    expect(served('login/index.html').toString()).toContain(MARK);
    expect(served('index.html').toString()).toBe(page('visitor', 'one'));
    expect(readHistory(root, DOMAIN)).toHaveLength(2);
  });

  it.each([true, false])('can be turned on or off during a publish (on: %s)', async (isOn) => {
    await publish('one');
    await turn(!isOn);
    const assets = readAssets(root);
    const prepared = await prepareRelease(root, site('two'), assets, 'input-two');
    await turn(isOn);
    await serveRelease(root, prepared, assets);
    expect(served('index.html').toString()).toBe(page('visitor', 'two'));
    expect(served('login/index.html').toString().includes(MARK)).toBe(isOn);
    expect(isServed(root, DOMAIN, 'input-two')).toBe(true);
  });

  it('ends at the second attempt to turn it off if an error interrupted the first attempt', async () => {
    await publish('one');
    await turn(true);
    const history = join(root, 'dist/history');
    renameSync(history, `${history}.moved`);
    writeFileSync(history, '');
    await expect(turn(false)).rejects.toThrow();
    rmSync(history);
    renameSync(`${history}.moved`, history);
    await turn(false);
    expect(served('login/index.html').toString()).toBe(page('member', 'one'));
    expect(isInMaintenance(root, DOMAIN)).toBe(false);
  });

  it('marks each page only once, even when turned on twice', async () => {
    await publish('one');
    await turn(true);
    await turn(true);
    expect(served('login/index.html').toString().split(MARK)).toHaveLength(2);
    await turn(false);
    expect(served('login/index.html').toString()).not.toContain(MARK);
  });

  it('does not change the history of releases if it is turned off without having been on', async () => {
    await publish('one');
    const before = readHistory(root, DOMAIN);
    await turn(false);
    expect(readHistory(root, DOMAIN)).toEqual(before);
  });

  it('cannot be turned on for a site that is not published', async () => {
    await expect(turn(true)).rejects.toThrow('test.example is not published.');
  });
});
