/** Reads the list of sites that the build wrote. */
import { readFileSync, statSync } from 'node:fs';
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
      colors: v.record(v.string(), v.string()),
      capabilities: v.optional(v.array(v.string()), []), // a list of an earlier build has none
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

/**
 * Reads the list again whenever a publish has replaced it, so that a new brand is served without a restart.
 * A list that is damaged or missing meanwhile leaves the last good one in use.
 * @throws Error as `readSiteIndex`, at the start
 */
export function siteIndexReader(root: string): () => readonly SiteEntry[] {
  const file = join(root, FILE);
  const stateOf = (): string => {
    const { ino, mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
    return `${ino} ${mtimeMs} ${size}`;
  };
  let state = stateOf();
  let sites = readSiteIndex(root);
  return () => {
    const now = stateOf();
    if (now === state) return sites;
    state = now;
    try {
      sites = readSiteIndex(root);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    return sites;
  };
}
