/**
 * Tests the Eleventy project that is written from three published pages. Does not run Eleventy; `eleventy-site.long.ts`
 * does.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { comparePages, editTemplates, writeData, writeEleventySite } from './eleventy-site.ts';
import { threePages } from './three-pages.fixture.ts';

const read = (folder: string, path: string): string => readFileSync(join(folder, 'input/ns', path), 'utf8');

test('writeEleventySite() writes each page as a template with its address', () => {
  const { brand, folder } = threePages();
  expect(writeEleventySite(folder, [brand])).toBe(3);
  expect(read(folder, 'index.njk')).toMatch(
    /^---\npermalink: ns\/index\.html\n---\n<h1>\{\{ name \}\}<\/h1>/,
  );
  expect(read(folder, 'es/404.njk')).toMatch(/^---\npermalink: ns\/es\/404\.html\n---\n<p>\{\{ name \}\}/);
});

test('editTemplates() and writeData() change the words and the phone number of an Eleventy site', () => {
  const { brand, folder } = threePages();
  writeEleventySite(folder, [brand]);
  expect(editTemplates(folder, brand, /\bWords \d+\./g, 'Words 1.')).toBe(2);
  expect(editTemplates(folder, brand, /\bWords 0\./g, 'Words 2.')).toBe(0);
  writeData(folder, { ...brand, phone: '1-800-555-0171' });
  expect(JSON.parse(read(folder, 'ns.11tydata.json'))).toMatchObject({ phone: '1-800-555-0171' });
});

test('comparePages() throws an error that names a page that Eleventy has not built', () => {
  const { brand, folder } = threePages();
  expect(() => comparePages(folder, [brand])).toThrow(/Eleventy has not built ns\//);
});
