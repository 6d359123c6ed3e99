/** Reads the list of sites that the build wrote. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { SiteEntry } from '../../src/renderer/site-index.ts';

/** SITE_INDEX of the renderer; named again, because importing it would bring the brand reader along. */
const FILE = 'dist/sites.json';

const siteIndex = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      number: v.number(),
      domain: v.string(),
      state: v.string(),
      family: v.string(),
      mark: v.string(),
      colours: v.record(v.string(), v.string()),
    }),
  ),
);

/** @throws Error where nothing has been built yet, or the list is damaged; the message names the file */
export function readSiteIndex(root: string): SiteEntry[] {
  let written: string;
  try {
    written = readFileSync(join(root, FILE), 'utf8');
  } catch (cause) {
    throw new Error(`There are no sites yet (no ${FILE}). Build them first: npm run build`, { cause });
  }
  const read = v.safeParse(siteIndex, written);
  if (!read.success) throw new Error(`${FILE} is not a list of sites. Build it again: npm run build`);
  return read.output;
}
