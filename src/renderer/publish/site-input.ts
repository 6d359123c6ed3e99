/** The input hash covers everything that a site is rendered from. If the served release has the same hash, the site is not rendered again. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandSite } from '../../brand/read-brands.ts';
import type { BrandName } from '../../brand/validate/other-brand-names.ts';
import { oncePer } from '../../lib/http/once-per.ts';
import { readHistory, releasesFolder, servedRelease, UNKNOWN_INPUT } from '../release/release-history.ts';

/** A replacer for JSON.stringify. Drops keys whose value is undefined. @throws Error on other values that JSON would lose */
function complete(this: object, key: string, value: unknown): unknown {
  if (value === undefined && !Array.isArray(this)) return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  const isPlain = typeof value !== 'object' || value === null || Array.isArray(value) || isRecord(value);
  if (!isPlain || ['undefined', 'function', 'symbol'].includes(typeof value))
    throw new Error(`${key} cannot be part of the input of a site`);
  return value;
}

const isRecord = (value: object): boolean =>
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/**
 * Hashes a value as JSON, so that equal values give equal hashes. Structured cloning would not ensure this, because its encoding of
 * strings and repeated objects depends on whether a brand comes from its files or from the index
 * (decisions/publishing#unchanged-sites-are-skipped).
 */
const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, complete)).digest('hex');

/**
 * @param stamp stamp of the compiled renderer; if null, the input is unknown
 * @param brands all brands, in a fixed order; a site's pages are checked against the names and domains of all brands
 * @returns a function that returns a site's input hash
 */
export function inputsOf(stamp: string | null, brands: readonly BrandName[]): (site: BrandSite) => string {
  if (stamp === null) return () => UNKNOWN_INPUT;
  const names = brands.map(({ code, name, domain }) => [code, name, domain]);
  const shared = hashOf([stamp, names]);
  return oncePer((site: BrandSite) => hashOf([shared, site]));
}

export function isServed(root: string, domain: string, input: string): boolean {
  if (input === UNKNOWN_INPUT) return false;
  const id = servedRelease(root, domain);
  if (id === null || !existsSync(join(releasesFolder(root, domain), id))) return false;
  return readHistory(root, domain).some((release) => release.id === id && release.input === input);
}
