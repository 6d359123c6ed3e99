import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrandSite } from '../../brand/read-brands.ts';
import { draftName } from '../release/draft-names.ts';
import { withLock } from '../release/publish-lock.ts';
import { servedLink } from '../release/release-history.ts';
import type { BrandName } from '../../brand/validate/other-brand-names.ts';
import type { NamedSite } from '../release/removed-brands.ts';
import { SITE_INDEX } from './site-index-file.ts';
import { siteEntry, type SiteEntry } from './site-index.ts';

const hasCode = (entry: unknown): entry is { code: string } =>
  typeof entry === 'object' && entry !== null && 'code' in entry && typeof entry.code === 'string';

function readEntries(root: string): Map<string, object> {
  try {
    const entries: unknown = JSON.parse(readFileSync(join(root, SITE_INDEX), 'utf8'));
    return new Map(
      (Array.isArray(entries) ? entries : []).filter(hasCode).map((entry) => [entry.code, entry]),
    );
  } catch {
    return new Map();
  }
}

export const servedCodes = (root: string): ReadonlySet<string> => new Set(readEntries(root).keys());

export function servedDomains(root: string): ReadonlyMap<string, string> {
  const entries = [...readEntries(root).values()].filter(isNamed);
  return new Map(entries.map(({ code, domain }) => [code, domain]));
}

const sameKeys = (a: object, b: SiteEntry): boolean => Object.keys(a).join() === Object.keys(b).join();

const isNamed = (entry: object): entry is BrandName =>
  hasCode(entry) &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'domain' in entry &&
  typeof entry.domain === 'string';

const byCode = (a: { code: string }, b: { code: string }): number => (a.code < b.code ? -1 : 1);

/** Names of all brands, sorted by code. An invalid brand has the name of its served release, or is left out if it was never published. */
export function allNames(root: string, sites: readonly NamedSite[], broken: readonly string[]): BrandName[] {
  const entries = readEntries(root);
  const served = broken.flatMap((code) => entries.get(code) ?? []).filter(isNamed);
  return [...sites.map(({ brand }) => brand), ...served].sort(byCode);
}

/**
 * Updates the site index. Keeps the entries of brands that were not published, because another process may have just
 * written them. Removes the symlinks of removed sites and of changed domains.
 * @param stillServed codes of brands that are still served: invalid brands, and removed brands whose removal was not accepted
 */
export const writeIndex = (
  root: string,
  all: readonly BrandSite[],
  published: readonly BrandSite[],
  stillServed: readonly string[] = [],
): Promise<void> =>
  withLock(root, 'the list of sites', () => {
    const file = join(root, SITE_INDEX);
    const before = readEntries(root);
    const domains = [...before.values()].filter(isNamed).map(({ domain }) => domain);
    const entries = all.flatMap((site) => {
      const entry = siteEntry(site);
      if (published.includes(site)) return [entry];
      const old = before.get(entry.code);
      if (old) return [sameKeys(old, entry) || !isNamed(old) ? old : { ...entry, domain: old.domain }];
      const isOther = domains.includes(entry.domain);
      return !isOther && existsSync(servedLink(root, entry.domain)) ? [entry] : [];
    });
    const unpublished = stillServed.flatMap((code) => before.get(code) ?? []);
    const draft = draftName(file);
    mkdirSync(dirname(file), { recursive: true });
    const list = [...entries, ...unpublished].filter(hasCode).sort(byCode);
    writeFileSync(draft, `${JSON.stringify(list, null, 2)}\n`);
    renameSync(draft, file);
    const served = list.filter(isNamed).map(({ domain }) => domain);
    const left = domains.filter((domain) => !served.includes(domain));
    for (const domain of left) rmSync(servedLink(root, domain), { force: true });
  });
