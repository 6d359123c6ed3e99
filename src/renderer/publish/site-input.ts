/** What a site is rendered from, as one hash: where it is that of the served release, nothing needs to be rendered. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import type { BrandSite } from '../../brand/read-brands.ts';
import type { BrandName } from '../../brand/validate/other-brand-names.ts';
import { readHistory, releasesFolder, servedRelease, UNKNOWN_INPUT } from '../release/release-history.ts';

/** Structured cloning instead of JSON: it throws on values that JSON would drop. */
const hashOf = (value: unknown): string => createHash('sha256').update(serialize(value)).digest('hex');

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
