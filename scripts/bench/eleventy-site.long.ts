/** Checks that Eleventy builds three pages that equal the published pages byte for byte. Installs Eleventy. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../steps/run-step.ts';
import { timed } from './ending.ts';
import {
  comparePages,
  editTemplates,
  installEleventy,
  writeData,
  writeEleventySite,
} from './eleventy-site.ts';
import { threePages } from './three-pages.fixture.ts';

const LIMIT_MS = 120_000;

test('Eleventy builds three pages identical to the published pages', { timeout: 2 * LIMIT_MS }, async () => {
  const program = installEleventy(ROOT);
  const { brand, folder } = threePages();
  const build = (input: string): Promise<number> =>
    timed(folder, [program, '--quiet', '--formats=njk', `--input=${input}`, '--output=output'], LIMIT_MS);
  writeEleventySite(folder, [brand]);
  await build('input');
  comparePages(folder, [brand]);

  editTemplates(folder, brand, /\bWords \d+\./g, 'Words 1.');
  writeData(folder, { ...brand, phone: '1-800-555-0171' });
  await build('input/ns'); // builds one brand, as the bench does after an edit
  expect(() => comparePages(folder, [brand])).toThrow(/differs from the published page/);
  writeFileSync(
    join(brand.site, 'index.html'),
    '<h1>North Star</h1><p>Words 1. Call 1-800-555-0171.</p><script>{{ a }}{# b #}</script>',
  );
  writeFileSync(
    join(brand.site, 'about/index.html'),
    '<a href="https://northstar.example/">North Star</a><p>Words 1.</p>',
  );
  writeFileSync(join(brand.site, 'es/404.html'), '<p>North Star: 1-800-555-0171</p>');
  comparePages(folder, [brand]);
});
