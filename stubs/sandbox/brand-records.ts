/** The brand records, for services that respond differently by brand. They are loaded at first use. */
import { resolve } from 'node:path';
import { loadRecords } from '../../src/brand/read-records.ts';
import type { Brand } from '../../src/brand/brand.schema.ts';

const ROOT = resolve(import.meta.dirname, '../..');

let known: ReadonlyMap<string, Brand> | undefined;

export function allBrands(): ReadonlyMap<string, Brand> {
  known ??= new Map(loadRecords(ROOT).map((brand) => [brand.code, brand]));
  return known;
}

/** The record of a brand. @param code case-insensitive */
export const brandOf = (code: string): Brand | undefined => allBrands().get(code.toLowerCase());
