/** Reads the list of sites that the build wrote. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteEntry } from '../../src/renderer/site-index.ts';

/** SITE_INDEX of the renderer; named again, because importing it would bring the brand reader along. */
const FILE = 'dist/sites.json';

/** @throws Error where nothing has been built yet */
export function readSiteIndex(root: string): SiteEntry[] {
  try {
    return JSON.parse(readFileSync(join(root, FILE), 'utf8')) as SiteEntry[];
  } catch (cause) {
    throw new Error('There are no sites yet: run `npm run build` first.', { cause });
  }
}
