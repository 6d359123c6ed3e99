/** A hash of everything a site is rendered from: if the served release has the same hash, the site need not be rendered. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandSite } from '../../brand/read-brands.ts';
import type { BrandName } from '../../brand/validate/other-brand-names.ts';
import { readHistory, releasesFolder, servedRelease, UNKNOWN_INPUT } from '../release/release-history.ts';

/** @throws Error on a value that JSON would lose. A key without a value is no key, as in a notice without a link. */
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
 * JSON, because equal values must give equal bytes: structured cloning has two encodings for strings, and references for
 * repeated objects. Both depend on whether a brand comes from its files or from the index (decisions/publishing#unchanged-sites-are-skipped).
 */
const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value, complete)).digest('hex');

/**
 * @param stamp of the compiled renderer; null: the input is unknown
 * @param brands all brands in a fixed order: pages are checked against their names and domains
 */
export function inputsOf(stamp: string | null, brands: readonly BrandName[]): (site: BrandSite) => string {
  if (stamp === null) return () => UNKNOWN_INPUT;
  const names = brands.map(({ code, name, domain }) => [code, name, domain]);
  const shared = hashOf([stamp, names]);
  return (site) => hashOf([shared, site]);
}

export function isServed(root: string, domain: string, input: string): boolean {
  if (input === UNKNOWN_INPUT) return false;
  const id = servedRelease(root, domain);
  if (id === null || !existsSync(join(releasesFolder(root, domain), id))) return false;
  return readHistory(root, domain).some((release) => release.id === id && release.input === input);
}
