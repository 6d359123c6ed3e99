import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { alertsOf } from '../../brand/alerts/alerts.ts';
import { brandTree } from '../../brand/brand-tree.fixture.ts';
import { brandCodes, loadBrands, type BrandSite } from '../../brand/read-brands.ts';
import { readAssets } from '../render/assets.ts';
import { releaseSite } from '../release/release-site.ts';
import { readIndexedStates } from './brand-index/indexed-states.ts';
import { inputsOf, isServed } from './site-input.ts';

const sites = loadBrands(resolve(import.meta.dirname, '../../..'));
const [first, second] = sites;
if (!first || !second) throw new Error('expected brands');

const input = (site: BrandSite, { stamp = 'compiled', all = sites } = {}) =>
  inputsOf(
    stamp,
    all.map(({ brand }) => brand),
  )(site);

describe('the input hash of a site', () => {
  it('is the same if a brand is read twice', () => {
    const again = loadBrands(resolve(import.meta.dirname, '../../..')).at(0);
    expect(again && input(again)).toBe(input(first));
  });

  it('is the same whether a brand is read from the index or from its files', () => {
    using tree = brandTree();
    // Sets the clock ahead, because files that changed a moment ago are not taken from the index.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    const read = () => readIndexedStates(tree.root, 'version', brandCodes(tree.root), () => false).sites;
    const [files, index] = [read(), read()];
    vi.useRealTimers();
    expect(index.map((site) => input(site))).toEqual(files.map((site) => input(site)));
  });

  it('can be computed even if a notice has no link', () => {
    const notice = { kind: 'storm', title: 'Storm', text: 'We are open.' } as const;
    const times = { starts: '2026-01-17 06:00', ends: '2026-01-18 08:00' };
    const alerts = alertsOf([{ ...notice, ...times }], first.brand, Date.parse('2026-01-17'));
    expect(alerts).toMatchObject([{ link: undefined }]);
    expect(input({ ...first, alerts })).not.toBe(input(first));
  });

  it('cannot be computed if the site contains a value that JSON would drop', () => {
    for (const value of [[undefined], () => 1, new Map([[1, 2]])])
      expect(() => input({ ...first, copy: { about: value } } as unknown as BrandSite)).toThrow(
        /^(?:about|0) cannot be part of the input of a site/,
      );
  });

  it('changes when the content of a picture changes', () => {
    const shown = (byte: number): BrandSite => ({
      ...first,
      pictures: { a: { name: 'a', path: '/a', width: 1, height: 1, bytes: new Uint8Array([byte]) } },
    });
    expect(input(shown(1))).toBe(input(shown(1)));
    expect(input(shown(1))).not.toBe(input(shown(2)));
  });

  it.each<[change: string, other: () => string]>([
    ['the brand', () => input(second)],
    [
      'its phone',
      () => input({ ...first, brand: { ...first.brand, customerServicePhoneNumber: '1-800-555-0999' } }),
    ],
    ['its logo', () => input({ ...first, logo: { ...first.logo, light: '<svg/>' } })],
    ['its pages', () => input({ ...first, copy: {} })],
    ['the renderer', () => input(first, { stamp: 'compiled again' })],
    [
      "another brand's name",
      () => input(first, { all: [first, { ...second, brand: { ...second.brand, name: 'New' } }] }),
    ],
  ])('changes with %s', (_change, other) => {
    expect(other()).not.toBe(input(first));
  });

  it('does not change when another brand changes, unless that brand’s name changes', () => {
    const other = { ...second, brand: { ...second.brand, customerServicePhoneNumber: '1-800-555-0999' } };
    const all = sites.map((site) => (site === second ? other : site));
    expect(input(first, { all })).toBe(input(first));
  });
});

describe('isServed', () => {
  it('returns true only if the served release has the same input and still exists', async () => {
    const root = mkdtempSync(join(tmpdir(), 'input-'));
    try {
      mkdirSync(join(root, 'dist/renderer/client/_astro'), { recursive: true });
      const publish = (text: string, from?: string) =>
        releaseSite(
          root,
          { domain: 'a.example', files: new Map([['index.html', text]]), assets: new Set() },
          readAssets(root),
          from,
        );
      const served = (from: string) => isServed(root, 'a.example', from);
      expect(served('x')).toBe(false);
      await publish('one', 'x');
      expect([served('x'), served('y')]).toEqual([true, false]);
      await publish('two', 'y');
      expect([served('x'), served('y')]).toEqual([false, true]);
      // The pages are the same, but the input differs: the served release stays, and its stored input becomes `z`.
      await publish('two', 'z');
      expect([served('y'), served('z')]).toEqual([false, true]);
      await publish('three');
      expect(served('-')).toBe(false);
      rmSync(join(root, 'dist/releases'), { recursive: true });
      expect(served('z')).toBe(false);
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });
});
