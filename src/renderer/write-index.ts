/** Writes the list of all sites for the server, in one step, like a site. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrandSite } from '../brand/brand-files.ts';
import { unfinished } from './process-mark.ts';
import { withLock } from './publish-lock.ts';
import type { Named } from './check-page.ts';
import { SITE_INDEX, siteEntry, type SiteEntry } from './site-index.ts';

const hasCode = (entry: unknown): entry is { code: string } =>
  typeof entry === 'object' && entry !== null && 'code' in entry && typeof entry.code === 'string';

/** Entries as they stand, by code; none where the list cannot be read. */
async function standing(root: string): Promise<Map<string, object>> {
  try {
    const entries: unknown = JSON.parse(await readFile(join(root, SITE_INDEX), 'utf8'));
    return new Map((Array.isArray(entries) ? entries : []).filter(hasCode).map((one) => [one.code, one]));
  } catch {
    return new Map();
  }
}

const sameKeys = (one: object, other: SiteEntry): boolean =>
  Object.keys(one).join() === Object.keys(other).join();

const isNamed = (entry: object): entry is Named =>
  hasCode(entry) &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'domain' in entry &&
  typeof entry.domain === 'string';

/** Code, name and domain of brands as they are served. @param codes of the brands */
export async function servedNames(root: string, codes: readonly string[]): Promise<Named[]> {
  const entries = await standing(root);
  return codes.flatMap((code) => entries.get(code) ?? []).filter(isNamed);
}

/**
 * Brands that were not published keep the entry that they have: it says what is served, and another process
 * may have just written it.
 * @param all brands without fault
 * @param broken codes of brands with faults: their sites are served as before
 */
export const writeIndex = (
  root: string,
  all: readonly BrandSite[],
  published: readonly BrandSite[],
  broken: readonly string[] = [],
): Promise<void> =>
  withLock(root, 'the list of sites', async () => {
    const file = join(root, SITE_INDEX);
    const before = await standing(root);
    const entries = all.map((site) => {
      const entry = siteEntry(site);
      const old = before.get(entry.code);
      return old && !published.includes(site) && sameKeys(old, entry) ? old : entry;
    });
    const kept = [...before.values()].filter((one) => hasCode(one) && broken.includes(one.code));
    const draft = unfinished(file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, `${JSON.stringify([...entries, ...kept], null, 2)}\n`);
    await rename(draft, file);
  });
