/** Reads the site index that the build wrote. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { SITE_INDEX } from '../../src/renderer/publish/site-index-file.ts';
import type { SiteEntry } from '../../src/renderer/publish/site-index.ts';

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
      logo: v.string(),
      colors: v.record(v.string(), v.string()),
      capabilities: v.optional(v.array(v.string()), []), // a list that an older build wrote has no capabilities
    }),
  ),
);

/** @throws Error that names the file if nothing is built or the file is corrupt */
export function readSiteIndex(root: string): SiteEntry[] {
  let written: string;
  try {
    written = readFileSync(join(root, SITE_INDEX), 'utf8');
  } catch (cause) {
    throw new Error(`There are no sites yet (no ${SITE_INDEX}). Build them first: npm run build`, { cause });
  }
  const read = v.safeParse(siteIndex, written);
  if (!read.success) throw new Error(`${SITE_INDEX} is not a list of sites. Build it again: npm run build`);
  return read.output;
}

/**
 * Rereads the file when a publish has replaced it, so that a new brand is served without a restart. Keeps the last
 * valid list if the file is missing or corrupt.
 * @throws the errors of `readSiteIndex`, for the first read
 */
export function siteIndexReader(root: string): () => readonly SiteEntry[] {
  const file = join(root, SITE_INDEX);
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
