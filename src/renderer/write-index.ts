/** Writes the list of all sites for the server, in one step, like a site. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BrandSite } from '../brand/read-brands.ts';
import { unfinished } from './process-mark.ts';
import { withLock } from './publish-lock.ts';
import type { Named } from '../brand/validate/other-brand-names.ts';
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

/** Codes of the brands whose sites are served. */
export const servedCodes = async (root: string): Promise<ReadonlySet<string>> =>
  new Set((await standing(root)).keys());

/** The domain under which each brand is served, by code. */
export async function servedDomains(root: string): Promise<ReadonlyMap<string, string>> {
  const entries = [...(await standing(root)).values()].filter(isNamed);
  return new Map(entries.map(({ code, domain }) => [code, domain]));
}

const linkOf = (root: string, domain: string): string => join(root, 'dist/sites', domain);

const sameKeys = (one: object, other: SiteEntry): boolean =>
  Object.keys(one).join() === Object.keys(other).join();

const isNamed = (entry: object): entry is Named =>
  hasCode(entry) &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'domain' in entry &&
  typeof entry.domain === 'string';

const inOrder = (one: { code: string }, other: { code: string }): number => (one.code < other.code ? -1 : 1);

/**
 * Code, name and domain of every brand in the order of codes: as written, or as served where a brand has errors.
 * @param sites the brands without errors
 * @param broken codes of the others; one that was never published has no name yet
 */
export async function allNames(
  root: string,
  sites: readonly BrandSite[],
  broken: readonly string[],
): Promise<Named[]> {
  const entries = await standing(root);
  const served = broken.flatMap((code) => entries.get(code) ?? []).filter(isNamed);
  return [...sites.map(({ brand }) => brand), ...served].sort(inOrder);
}

/**
 * A brand that was not published keeps the entry that it has: it says what is served, and another process
 * may have just written it. One that was never published has none.
 * The link of a site that goes, or moves to another domain, goes with its entry; its releases stay.
 * @param all brands without errors
 * @param kept codes of brands that are served as before: they have errors, or their folder is gone and that is not accepted
 */
export const writeIndex = (
  root: string,
  all: readonly BrandSite[],
  published: readonly BrandSite[],
  kept: readonly string[] = [],
): Promise<void> =>
  withLock(root, 'the list of sites', async () => {
    const file = join(root, SITE_INDEX);
    const before = await standing(root);
    const domains = [...before.values()].filter(isNamed).map(({ domain }) => domain);
    const entries = all.flatMap((site) => {
      const entry = siteEntry(site);
      if (published.includes(site)) return [entry];
      const old = before.get(entry.code);
      if (old) return [sameKeys(old, entry) || !isNamed(old) ? old : { ...entry, domain: old.domain }];
      const isOther = domains.includes(entry.domain);
      return !isOther && existsSync(linkOf(root, entry.domain)) ? [entry] : [];
    });
    const unpublished = kept.flatMap((code) => before.get(code) ?? []);
    const draft = unfinished(file);
    await mkdir(dirname(file), { recursive: true });
    const list = [...entries, ...unpublished].filter(hasCode).sort(inOrder);
    await writeFile(draft, `${JSON.stringify(list, null, 2)}\n`);
    await rename(draft, file);
    const served = list.filter(isNamed).map(({ domain }) => domain);
    const left = domains.filter((domain) => !served.includes(domain));
    await Promise.all(left.map((domain) => rm(linkOf(root, domain), { force: true })));
  });
