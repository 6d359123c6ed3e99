/** A brand with three layers: base, family and brand file. Tests replace parts of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveBrand } from './resolve/resolve-brand.ts';
import { validateBrand } from './validate/validate-brand.ts';
import { parseBrandSource, type BrandSource } from './load/brand-source.ts';
import { formatBrandError } from './brand-error.ts';
import { PROJECT } from './brand-tree.fixture.ts';

export const BASE = 'brands/_base.yaml';
export const FAMILY = 'brands/_families/northern.yaml';
export const OWN = 'brands/mincr/brand.yaml';
export type File = typeof BASE | typeof FAMILY | typeof OWN;
export const FILES: readonly File[] = [BASE, FAMILY, OWN];

export const textOf = (file: string): string => readFileSync(join(PROJECT, file), 'utf8');
export const TEXT: Readonly<Record<File, string>> = {
  [BASE]: textOf(BASE),
  [FAMILY]: textOf(FAMILY),
  [OWN]: textOf(OWN),
};
export const VALID: Readonly<Record<File, BrandSource>> = {
  [BASE]: parseBrandSource(BASE, TEXT[BASE]),
  [FAMILY]: parseBrandSource(FAMILY, TEXT[FAMILY]),
  [OWN]: parseBrandSource(OWN, TEXT[OWN]),
};
/** Line number of the first line that a test appends to `file`. */
export const after = (file: File): number => TEXT[file].split('\n').length;

/** Parses, resolves and validates the three layers. `texts` replaces the text of files. */
export function check(texts: Partial<Record<File, string>>) {
  const sources = FILES.map((file) => {
    const text = texts[file];
    return text === undefined ? VALID[file] : parseBrandSource(file, text);
  });
  const broken = sources.flatMap(({ errors }) => errors);
  return broken.length > 0 ? { errors: broken } : validateBrand('mincr', resolveBrand(sources));
}
export function errorsOf(texts: Partial<Record<File, string>>): string[] {
  const checked = check(texts);
  return 'errors' in checked ? checked.errors.map(formatBrandError) : [];
}
export const adding = (file: File, addition: string): string[] => errorsOf({ [file]: TEXT[file] + addition });

/** The text of a file, with a top-level key and its values removed. */
export const without = (file: File, key: string): string =>
  TEXT[file].replace(new RegExp(`^${key}:.*\\n(?:[ #].*\\n|\\n(?= ))*`, 'm'), '');
