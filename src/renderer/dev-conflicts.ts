/** Values that a brand shares with another and must not, for the dev server: brand files are read again when they change. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { identityClashes, type Layered } from '../brand/validate/brand-conflicts.ts';
import { brandCodes } from '../brand/read-brands.ts';
import { parseBrandSource, type Fault } from '../brand/load/brand-source.ts';
import { readText } from '../brand/load/text-file.ts';

const read = new Map<string, { state: string; brand: Layered }>();

/** A brand's own file alone: what two brands must not share stands there. */
function brandOf(root: string, code: string): Layered {
  const file = `brands/${code}/brand.yaml`;
  const { mtimeMs, size } = statSync(join(root, file), { throwIfNoEntry: false }) ?? {};
  const state = `${mtimeMs} ${size}`;
  const before = read.get(code);
  if (before?.state === state) return before.brand;
  const found = readText(root, file);
  const brand = { code, sources: 'fault' in found ? [] : [parseBrandSource(file, found.text)] };
  read.set(code, { state, brand });
  return brand;
}

/** Errors of this brand: its domain, name, number or store is another brand's too. */
export const clashErrors = (root: string, code: string): Fault[] =>
  identityClashes(brandCodes(root).map((one) => brandOf(root, one))).flatMap((clash) =>
    clash.code === code ? [clash.fault] : [],
  );
