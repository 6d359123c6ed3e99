import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changePages, readBrandFiles, restore } from './change-brands.ts';

const TEXT = 'name: A\ndescription: "Words."\nfooter:\n  copyright: © A\n';
let copy = '';
const read = (path: string): string => readFileSync(join(copy, 'brands', path), 'utf8');

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'change-brands-'));
  for (const folder of ['a', 'b']) {
    mkdirSync(join(copy, 'brands', folder), { recursive: true });
    writeFileSync(join(copy, 'brands', folder, 'brand.yaml'), TEXT);
  }
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

it('changes the line of every page and the description, and restores them', () => {
  const files = readBrandFiles(copy);
  changePages(files, 1);
  changePages(files, 2);
  expect(read('a/brand.yaml')).toBe(
    'name: A\ndescription: "Words. Run 2."\nfooter:\n  copyright: © A Run 2.\n',
  );
  expect(read('b/brand.yaml')).toBe(read('a/brand.yaml'));
  restore(files);
  expect(read('a/brand.yaml')).toBe(TEXT);
});

it('of one brand leaves the others', () => {
  changePages(readBrandFiles(copy, 'a'), 1);
  expect(read('a/brand.yaml')).toContain('Run 1.');
  expect(read('b/brand.yaml')).toBe(TEXT);
});
