/** A published site with three pages; one of them is not a folder's index.html. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { EleventyBrand } from './eleventy-site.ts';

const PAGES = {
  'index.html': '<h1>North Star</h1><p>Words 0. Call 1-800-555-0110.</p><script>{{ a }}{# b #}</script>',
  'about/index.html': '<a href="https://northstar.example/">North Star</a><p>Words 0.</p>',
  'es/404.html': '<p>North Star: 1-800-555-0110</p>',
};

/** Creates the site and an empty folder for the Eleventy project. */
export function threePages(): { brand: EleventyBrand; folder: string } {
  const root = mkdtempSync(join(tmpdir(), 'portal-eleventy-test-'));
  const [site, folder] = [join(root, 'site'), join(root, 'eleventy')];
  for (const [path, html] of Object.entries(PAGES)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), html);
  }
  mkdirSync(folder);
  const brand = {
    code: 'ns',
    name: 'North Star',
    domain: 'northstar.example',
    phone: '1-800-555-0110',
    site,
  };
  return { brand, folder };
}
