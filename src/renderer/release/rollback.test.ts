import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAssets } from '../render/assets.ts';
import { isRolledBack, readHistory, serve } from './release-history.ts';
import { releaseSite } from './release-site.ts';
import { NoEarlierReleaseError, rollBack } from './rollback.ts';

const DOMAIN = 'test.example';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rollback-'));
  mkdirSync(join(root, 'dist/renderer/client/_astro'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function publish(...texts: string[]): Promise<void> {
  for (const text of texts) {
    const files = new Map([['index.html', text]]);
    await releaseSite(root, { domain: DOMAIN, files, assets: new Set() }, readAssets(root));
  }
}
const served = () => readFileSync(join(root, 'dist/sites', DOMAIN, 'index.html'), 'utf8');
const folders = () => readdirSync(join(root, 'dist/releases', DOMAIN));
/** Text of each stored release, oldest first. */
const storedTexts = () =>
  readHistory(root, DOMAIN).map(({ id }) =>
    readFileSync(join(root, 'dist/releases', DOMAIN, id, 'index.html'), 'utf8'),
  );

describe('rollBack', () => {
  it('serves the next older release on each call, and throws if no older release exists', async () => {
    await publish('one', 'two', 'three', 'four');
    await rollBack(root, DOMAIN);
    expect(served()).toBe('three');
    await rollBack(root, DOMAIN);
    expect(served()).toBe('two');
    await expect(rollBack(root, DOMAIN)).rejects.toThrow(NoEarlierReleaseError);
    await expect(rollBack(root, DOMAIN)).rejects.toThrow(
      'test.example has no earlier release. Nothing changed.',
    );
    expect(served()).toBe('two');
  });

  it('returns the release that is now served, with the time when that release was published', async () => {
    await publish('one', 'two');
    const [first] = readHistory(root, DOMAIN);
    expect(await rollBack(root, DOMAIN)).toEqual(first);
    expect(Date.now() - Date.parse(first?.at ?? '')).toBeLessThan(60_000);
  });

  it.each<[what: string, texts: string[]]>([
    ['no publish', []],
    ['one publish', ['one']],
    ['two publishes of the same release', ['one', 'one']],
  ])('throws after %s', async (_what, texts) => {
    await publish(...texts);
    await expect(rollBack(root, DOMAIN)).rejects.toThrow(NoEarlierReleaseError);
  });

  it('follows the order of publishing, not the times of the folders', async () => {
    await publish('one', 'two', 'three');
    for (const [at, name] of folders().sort().entries())
      utimesSync(join(root, 'dist/releases', DOMAIN, name), at, at);
    await rollBack(root, DOMAIN);
    expect(served()).toBe('two');
    await publish('four', 'five');
    expect(storedTexts()).toEqual(['two', 'four', 'five']);
  });

  it('lets the next publish remove the rolled-back release from the history', async () => {
    await publish('one', 'two', 'three');
    await rollBack(root, DOMAIN);
    await publish('four');
    expect(storedTexts()).toEqual(['one', 'two', 'four']);
    expect(folders()).toHaveLength(3);
    await rollBack(root, DOMAIN);
    expect(served()).toBe('two');
  });

  it('is undone by publishing again the release that was served before the rollback', async () => {
    await publish('one', 'two', 'three');
    await rollBack(root, DOMAIN);
    await publish('three');
    expect(served()).toBe('three');
    expect(storedTexts()).toEqual(['one', 'two', 'three']);
  });

  it('orders releases by their last publish if a release was published twice', async () => {
    await publish('one', 'two', 'one');
    expect(storedTexts()).toEqual(['two', 'one']);
    await rollBack(root, DOMAIN);
    expect(served()).toBe('two');
  });

  it('finds the previous release by the times of the folders if the history file is missing', async () => {
    await publish('one', 'two');
    const ids = readHistory(root, DOMAIN).map(({ id }) => id);
    for (const [at, id] of ids.entries()) utimesSync(join(root, 'dist/releases', DOMAIN, id), at + 1, at + 1);
    rmSync(join(root, 'dist/history'), { recursive: true });
    await rollBack(root, DOMAIN);
    expect([served(), isRolledBack(root, DOMAIN)]).toEqual(['one', true]);
  });
});

describe('isRolledBack', () => {
  const rolledBack = () => isRolledBack(root, DOMAIN);
  const idOf = (at: number) => readHistory(root, DOMAIN).at(at)?.id ?? '';

  it('returns true after a rollback, and false again after the next publish, even one with the same pages', async () => {
    expect(rolledBack()).toBe(false);
    await publish('one', 'two', 'three');
    expect(rolledBack()).toBe(false);
    await rollBack(root, DOMAIN);
    expect(rolledBack()).toBe(true);
    await rollBack(root, DOMAIN);
    expect([served(), rolledBack()]).toEqual(['one', true]);
    await publish('one');
    expect([served(), rolledBack(), storedTexts()]).toEqual(['one', false, ['one']]);
    await publish('two');
    await rollBack(root, DOMAIN);
    await publish('four');
    expect([served(), rolledBack()]).toEqual(['four', false]);
  });

  it('returns false once the newest release is served again', async () => {
    await publish('one', 'two');
    await rollBack(root, DOMAIN);
    serve(root, DOMAIN, idOf(-1));
    expect(rolledBack()).toBe(false);
  });

  it('returns false if a publish was killed just before its release was served', async () => {
    await publish('one', 'two');
    serve(root, DOMAIN, idOf(0));
    expect([served(), rolledBack()]).toEqual(['one', false]);
    await publish('two');
    expect([served(), rolledBack(), storedTexts()]).toEqual(['two', false, ['one', 'two']]);
  });

  it('returns false both before and after the next publish if a rollback was killed before it took effect', async () => {
    await publish('one', 'two');
    await rollBack(root, DOMAIN);
    serve(root, DOMAIN, idOf(1));
    expect([served(), rolledBack()]).toEqual(['two', false]);
    await publish('three');
    serve(root, DOMAIN, idOf(0));
    expect([served(), rolledBack()]).toEqual(['one', false]);
  });

  it('returns false if the history file has an older format, which does not mark rollbacks', async () => {
    await publish('one', 'two');
    const file = join(root, 'dist/history', DOMAIN);
    expect(readFileSync(file, 'utf8')).toMatch(/^([0-9a-f]{16} - \S+\n){2}$/);
    await rollBack(root, DOMAIN);
    writeFileSync(file, readFileSync(file, 'utf8').replace(' rolled-back', ''));
    expect([served(), rolledBack(), storedTexts()]).toEqual(['one', false, ['one', 'two']]);
  });
});
