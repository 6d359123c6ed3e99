/** What a site is rendered from, as one hash: where it is that of the served release, nothing needs to be rendered. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import type { BrandSite } from '../brand/read-brands.ts';
import type { Named } from '../brand/validate/other-brand-names.ts';
import { readHistory, releasesFolder, servedRelease, UNKNOWN_INPUT } from './release-history.ts';

/** By structured cloning, not JSON: it refuses what it cannot write instead of leaving it out. */
const hashOf = (value: unknown): string => createHash('sha256').update(serialize(value)).digest('hex');

/**
 * The hash of all that a release of the site depends on.
 * @param stamp of the compiled renderer; without one nothing can be said
 * @param brands every brand, in a fixed order: no page may hold the name or the domain of another
 */
export function inputsOf(stamp: string | null, brands: readonly Named[]): (site: BrandSite) => string {
  if (stamp === null) return () => UNKNOWN_INPUT;
  const names = brands.map(({ code, name, domain }) => [code, name, domain]);
  const shared = hashOf([stamp, names]);
  return (site) => hashOf([shared, site]);
}

/** Whether the served release was rendered from the very same. */
export async function isServed(root: string, domain: string, input: string): Promise<boolean> {
  if (input === UNKNOWN_INPUT) return false;
  const id = await servedRelease(root, domain);
  if (id === null || !existsSync(join(releasesFolder(root, domain), id))) return false;
  return (await readHistory(root, domain)).some((release) => release.id === id && release.input === input);
}
