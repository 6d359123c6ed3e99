/** One brand of three layers, read as the reader of files does, with layers that a test may spoil. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBrand } from './validate/validate-brand.ts';
import { parseBrandSource, showFault, type BrandSource } from './load/brand-source.ts';
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
export const SOUND: Readonly<Record<File, BrandSource>> = {
  [BASE]: parseBrandSource(BASE, TEXT[BASE]),
  [FAMILY]: parseBrandSource(FAMILY, TEXT[FAMILY]),
  [OWN]: parseBrandSource(OWN, TEXT[OWN]),
};
/** First line that an addition at the end of a file has. */
export const after = (file: File): number => TEXT[file].split('\n').length;

/** Reads one brand of three layers, some of them spoilt, as the reader of files does. */
export function check(texts: Partial<Record<File, string>>) {
  const sources = FILES.map((file) => {
    const text = texts[file];
    return text === undefined ? SOUND[file] : parseBrandSource(file, text);
  });
  const broken = sources.flatMap(({ faults }) => faults);
  return broken.length > 0 ? { faults: broken } : checkBrand('mincr', sources);
}
export function faultsOf(texts: Partial<Record<File, string>>): string[] {
  const checked = check(texts);
  return 'faults' in checked ? checked.faults.map(showFault) : [];
}
export const adding = (file: File, addition: string): string[] => faultsOf({ [file]: TEXT[file] + addition });

/** The text without a top-level key and what is under it. */
export const without = (file: File, key: string): string =>
  TEXT[file].replace(new RegExp(`^${key}:.*\\n(?:[ #].*\\n|\\n(?= ))*`, 'm'), '');
