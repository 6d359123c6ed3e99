/** Which brand a host is: its domain, or `<code>.localhost` on a laptop. Reads no more than that brand's files. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brandCodes, readBrand, readBrands, type BrandSite } from '../brand/read-brands.ts';
import type { Fault } from '../brand/load/brand-source.ts';
import { BRAND_FOLDER, SHARED_FOLDERS } from '../brand/load/unexpected-files.ts';
import { asOfMoment } from './dev-as-of.ts';
import { clashErrors } from './dev-conflicts.ts';

/** Sites by code and moment, as of a state of the brand files. A page is some ten requests, and few of them follow a save. */
const read = new Map<string, { state: string; result: ReturnType<typeof readBrand> }>();

/** Name, time and size of every file that a brand's site is made of; and the minute, for dated notices. */
function stateOf(root: string, code: string): string {
  const own = BRAND_FOLDER.folders.map((folder) => `${code}/${folder}`);
  const folders = ['', ...Object.keys(SHARED_FOLDERS), code, ...own];
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

/** @param asOf the moment for notices, milliseconds since 1970; left out: now */
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
 * The brand of an address, so that a saved file shows at once; with the notices of the moment that the address asks for. Errors
 * of other brands do not matter.
 * @returns the site; or the errors of the brand's own files, of those that it shares, and of values that another brand has
 * too; or undefined for a host that is no brand's
 */
export function siteOfHost(
  root: string,
  url: URL,
): { site: BrandSite } | { code: string; errors: readonly Fault[] } | undefined {
  const host = url.hostname;
  const named = brandCodes(root).find((code) => `${code}.localhost` === host);
  const code = named ?? codeOfDomain(root, host);
  if (code === undefined) return undefined;
  const result = readCached(root, code);
  const errors = [...('faults' in result ? result.faults : []), ...clashErrors(root, code)];
  if ('faults' in result || errors.length > 0) return { code, errors };
  const moment = asOfMoment(url, result.site.brand.timeZone);
  const then = moment === null ? result : readCached(root, code, moment);
  return 'site' in then ? then : result;
}
