/** Finds the brand of a host, which is the brand's domain or `<code>.localhost`, and reads the brand's site. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brandCodes, readBrand, readBrands, type BrandSite } from '../../brand/read-brands.ts';
import type { BrandError } from '../../brand/brand-error.ts';
import { BRAND_FOLDER, SHARED_FOLDERS } from '../../brand/load/unexpected-files.ts';
import { asOfMoment } from './dev-as-of.ts';
import { conflictErrors } from './dev-conflicts.ts';

/** Results by brand code and moment, cached while no brand file changes, because a page makes about ten requests. */
const read = new Map<string, { state: string; result: ReturnType<typeof readBrand> }>();

/** Name, mtime and size of every file of a brand's site, and the current minute, because notices start and end at set times. */
function stateOf(root: string, code: string): string {
  const ownFolders = BRAND_FOLDER.folders.map((folder) => `${code}/${folder}`);
  const folders = ['', ...Object.keys(SHARED_FOLDERS), code, ...ownFolders];
  const files = folders.flatMap((folder) => {
    const path = join(root, 'brands', folder);
    const entries = statSync(path, { throwIfNoEntry: false })
      ? readdirSync(path, { withFileTypes: true })
      : [];
    return entries.flatMap((entry) => {
      if (!entry.isFile()) return folder === '' ? [entry.name] : [];
      const { mtimeMs, size } = statSync(join(path, entry.name), { throwIfNoEntry: false }) ?? {};
      return [`${folder}/${entry.name} ${mtimeMs} ${size}`];
    });
  });
  return [...files, Math.floor(Date.now() / 60_000)].join('\n');
}

function readCached(root: string, code: string, asOf?: number): ReturnType<typeof readBrand> {
  const state = stateOf(root, code);
  const key = `${code} ${asOf ?? 'now'}`;
  const before = read.get(key);
  if (before?.state === state) return before.result;
  const result = readBrand(root, code, asOf);
  read.set(key, { state, result });
  return result;
}

const codeOfDomain = (root: string, host: string): string | undefined =>
  readBrands(root).sites.find(({ brand }) => brand.domain === host)?.brand.code;

/**
 * The brand of a URL's host; undefined for an unknown host. If the brand has errors, returns them instead: errors in its
 * own files and in shared files, and values that must be unique among brands but are not.
 */
export function siteOfHost(
  root: string,
  url: URL,
): { site: BrandSite } | { code: string; errors: readonly BrandError[] } | undefined {
  const host = url.hostname;
  const named = brandCodes(root).find((code) => `${code}.localhost` === host);
  const code = named ?? codeOfDomain(root, host);
  if (code === undefined) return undefined;
  const result = readCached(root, code);
  const errors = [...('errors' in result ? result.errors : []), ...conflictErrors(root, code)];
  if ('errors' in result || errors.length > 0) return { code, errors };
  const moment = asOfMoment(url, result.site.brand.timeZone);
  const then = moment === null ? result : readCached(root, code, moment);
  return 'site' in then ? then : result;
}
