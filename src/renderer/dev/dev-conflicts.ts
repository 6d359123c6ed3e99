/** Finds conflicts in values that must be unique among brands, for the dev server. Brand files are cached until they change. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { identityConflicts, type BrandLayers } from '../../brand/validate/brand-conflicts.ts';
import { brandCodes } from '../../brand/read-brands.ts';
import { parseBrandSource } from '../../brand/load/brand-source.ts';
import type { BrandError } from '../../brand/brand-error.ts';
import { readText } from '../../brand/load/text-file.ts';

const read = new Map<string, { state: string; brand: BrandLayers }>();

/** Parses only the brand's own file. Values that must be unique are never inherited from shared files. */
function brandOf(root: string, code: string): BrandLayers {
  const file = `brands/${code}/brand.yaml`;
  const { mtimeMs, size } = statSync(join(root, file), { throwIfNoEntry: false }) ?? {};
  const state = `${mtimeMs} ${size}`;
  const before = read.get(code);
  if (before?.state === state) return before.brand;
  const content = readText(root, file);
  const brand = { code, sources: 'error' in content ? [] : [parseBrandSource(file, content.text)] };
  read.set(code, { state, brand });
  return brand;
}

export const conflictErrors = (root: string, code: string): BrandError[] =>
  identityConflicts(brandCodes(root).map((otherCode) => brandOf(root, otherCode))).flatMap((clash) =>
    clash.code === code ? [clash.error] : [],
  );
