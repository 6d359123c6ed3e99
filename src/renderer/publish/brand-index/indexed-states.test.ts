/** Reading one brand with the index must find the same errors as reading all brands. */
import { cpSync, existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatBrandError } from '../../../brand/brand-error.ts';
import { brandTree, type BrandTree } from '../../../brand/brand-tree.fixture.ts';
import { brandCodes, readBrandStates, type BrandStates } from '../../../brand/read-brands.ts';
import { readIndexedStates } from './indexed-states.ts';
import { sampleSpread } from '../../../../scripts/test/sample.ts';

const VERSION = 'test';
const LATER_MS = 10_000;

const PHONE = /^customerServicePhoneNumber: .*$/m;
const aboutPage = (text: string): string =>
  `---\ntitle: About\ndescription: About\nupdated: 2026-01-02\n---\n${text}\n`;

let tree: BrandTree;
const readWithIndex = (...requested: string[]) =>
  readIndexedStates(tree.root, VERSION, requested, () => true);
const codesOf = (states: BrandStates): string[] => states.sites.map(({ brand }) => brand.code);
const texts = ({ shared, own }: BrandStates) => ({
  shared: shared.map(formatBrandError),
  own: Object.fromEntries([...own].map(([code, errors]) => [code, errors.map(formatBrandError)])),
});

beforeEach(() => {
  tree = brandTree();
  // Sets the clock ahead, because files that changed a moment ago are not taken from the index.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LATER_MS });
  readWithIndex(...brandCodes(tree.root));
});
afterEach(() => {
  vi.useRealTimers();
  tree[Symbol.dispose]();
});

describe('readIndexedStates() for one brand', () => {
  it('reads no other brand', () => {
    const states = readWithIndex('mincr');
    expect(codesOf(states)).toEqual(['mincr']);
    expect(states.unread).toHaveLength(brandCodes(tree.root).length - 1);
    expect(texts(states)).toEqual({ shared: [], own: {} });
    const all = readBrandStates(tree.root).sites;
    expect(states.sites).toEqual(all.filter(({ brand }) => brand.code === 'mincr'));
    expect(states.unread.map(({ code, name, domain }) => [code, name, domain])).toEqual(
      all.flatMap(({ brand: { code, name, domain } }) => (code === 'mincr' ? [] : [[code, name, domain]])),
    );
  });

  const CHANGES: [what: string, change: () => void][] = [
    [
      'the brand gets an error',
      () => tree.edit('brands/mincr/brand.yaml', /^storeID: .*$/m, 'storeID: [many]'),
    ],
    [
      'the brand gets the name of another brand',
      () => tree.edit('brands/mincr/brand.yaml', /^name: .*$/m, 'name: Keystone Valley Health'),
    ],
    [
      'the brand gets the domain of another brand',
      () => tree.edit('brands/mincr/brand.yaml', /^domain: .*$/m, 'domain: keystonevalley.example'),
    ],
    [
      'another brand gets the brand’s domain',
      () => tree.edit('brands/pbs/brand.yaml', /^domain: .*$/m, 'domain: northstar.example'),
    ],
    [
      'another brand gets an error',
      () => tree.edit('brands/pbs/brand.yaml', /^storeID: .*$/m, 'storeID: [many]'),
    ],
    [
      'another brand gets a name that the brand’s description contains',
      () => {
        tree.edit('brands/pbs/brand.yaml', /^name: .*$/m, 'name: Deductible');
        tree.edit('brands/mincr/brand.yaml', /^description: .*$/m, 'description: About your Deductible.');
      },
    ],
    [
      'the brand gets a name that a page of another brand contains',
      () => {
        tree.write('brands/ibccr/pages/about.md', aboutPage('As Northstar Prime.'));
        tree.edit('brands/mincr/brand.yaml', /^name: .*$/m, 'name: Northstar Prime');
      },
    ],
    [
      'the brand gets a phone number that no other file contains',
      () => tree.edit('brands/mincr/brand.yaml', PHONE, 'customerServicePhoneNumber: 1-800-555-0177'),
    ],
    [
      'the brand gets a phone number that a page of another brand contains',
      () => {
        tree.write('brands/ibccr/pages/about.md', aboutPage('Call (800) 555-0178.'));
        readWithIndex(...brandCodes(tree.root));
        tree.edit('brands/mincr/brand.yaml', PHONE, 'customerServicePhoneNumber: 1-800-555-0178');
      },
    ],
    [
      'the brand gets a phone number that another brand’s record splits across two lines',
      () => {
        tree.edit(
          'brands/ibccr/brand.yaml',
          /^description: .*$/m,
          'description: >-\n  Call (800)\n  555-0176 today.',
        );
        readWithIndex(...brandCodes(tree.root));
        tree.edit('brands/mincr/brand.yaml', PHONE, 'customerServicePhoneNumber: 1-800-555-0176');
      },
    ],
    [
      'the brand gets a phone number that a shared page contains',
      () => {
        tree.edit('brands/_pages/about.md', /$/, '\nCall 800.555.0179.\n');
        readWithIndex(...brandCodes(tree.root));
        tree.edit('brands/mincr/brand.yaml', PHONE, 'customerServicePhoneNumber: 1-800-555-0179');
      },
    ],
    [
      'the brand gets the logo of another brand',
      () => cpSync(join(tree.root, 'brands/pbs/logo.svg'), join(tree.root, 'brands/mincr/logo.svg')),
    ],
    ['another brand is deleted', () => tree.remove('brands/ibccr')],
    [
      'another brand is copied',
      () => cpSync(join(tree.root, 'brands/pbs'), join(tree.root, 'brands/pbs2'), { recursive: true }),
    ],
    ['a family file becomes invalid', () => tree.write('brands/_families/ibc.yaml', 'footer: [\n')],
    ['a shared page becomes invalid', () => tree.write('brands/_pages/about.md', 'no front matter')],
    [
      'a shared page is added that no brand lists',
      () => tree.write('brands/_pages/extra.md', tree.read('brands/_pages/about.md')),
    ],
    ['an invalid notice is added', () => tree.write('brands/_alerts/broken.yaml', 'kind: storm\n')],
    ['an unexpected file is added', () => tree.write('brands/pbs/notes.txt', 'later\n')],
  ];

  it.each(sampleSpread(CHANGES, 6))(
    'finds the same errors with and without the index after this change: %s',
    (_what, change) => {
      change();
      const expected = readBrandStates(tree.root);
      const states = readWithIndex('mincr');
      expect(texts(states)).toEqual(texts(expected));
      expect(codesOf(expected)).toEqual(
        [...codesOf(states), ...states.unread.map(({ code }) => code)].sort(),
      );
      expect(texts(readWithIndex(...brandCodes(tree.root)))).toEqual(texts(expected));
    },
  );

  it('reads only the requested brand after its phone number or another brand’s phone number changed', () => {
    tree.edit('brands/mincr/brand.yaml', PHONE, 'customerServicePhoneNumber: 1-800-555-0177');
    expect(codesOf(readWithIndex('mincr'))).toEqual(['mincr']);
    expect(codesOf(readWithIndex('pbs'))).toEqual(['pbs']);
  });

  it('also reads another brand if that brand’s file changed but kept its size and modification time', () => {
    const file = join(tree.root, 'brands/pbs/brand.yaml');
    const whole = new Date('2026-01-02T03:04:05Z');
    utimesSync(file, whole, whole);
    readWithIndex(...brandCodes(tree.root));
    const { size, mtimeMs } = statSync(file);
    tree.edit('brands/pbs/brand.yaml', /^description: (.*)e/m, 'description: $1E');
    utimesSync(file, whole, whole);
    expect([statSync(file).size, statSync(file).mtimeMs]).toEqual([size, mtimeMs]);
    expect(codesOf(readWithIndex('mincr'))).toContain('pbs');
  });

  it('reads all brands if the index is missing, has another version or is dated in the future', () => {
    const all = brandCodes(tree.root).length;
    expect(readIndexedStates(tree.root, 'other code', ['mincr'], () => true).sites).toHaveLength(all);
    expect(readIndexedStates(tree.root, null, ['mincr'], () => true).sites).toHaveLength(all);
    vi.setSystemTime(Date.now() - LATER_MS / 2);
    expect(readWithIndex('mincr').sites).toHaveLength(all);
    tree.write('dist/brand-index', 'half a f');
    expect(readWithIndex('mincr').sites).toHaveLength(all);
    expect(readWithIndex('mincr').sites).toHaveLength(1);
  });

  it('writes no index if a file was modified in the last two seconds', () => {
    const file = join(tree.root, 'brands/pbs/brand.yaml');
    vi.setSystemTime(statSync(file).ctimeMs + 100);
    tree.remove('dist/brand-index');
    readWithIndex('mincr');
    expect(existsSync(join(tree.root, 'dist/brand-index'))).toBe(false);
  });
});
