/** Which brand a host is: its domain, or `<code>.localhost` on a laptop. Reads no more than that brand's files. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BrandFaultsError, brandCodes, readBrand, readBrands, type BrandSite } from '../brand/brand-files.ts';
import { BRAND_FOLDER, SHARED_FOLDERS } from '../brand/stray-files.ts';
import { asOfMoment } from './dev-as-of.ts';

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
 * @throws BrandFaultsError where this brand's own files, or those that it shares, have faults
 */
export function siteOfHost(root: string, url: URL): BrandSite | undefined {
  const host = url.hostname;
  const named = brandCodes(root).find((code) => `${code}.localhost` === host);
  const code = named ?? codeOfDomain(root, host);
  if (code === undefined) return undefined;
  const result = readCached(root, code);
  if ('faults' in result) throw new BrandFaultsError(result.faults);
  const moment = asOfMoment(url, result.site.brand.timeZone);
  const then = moment === null ? result : readCached(root, code, moment);
  return 'site' in then ? then.site : result.site;
}
