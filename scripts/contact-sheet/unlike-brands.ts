/** Chooses brands that look different from each other: each adds the most traits that the earlier brands lack. */
import { covering } from '../test/sample.ts';
import type { Brand } from '../../src/brand/brand.schema.ts';

const FEW = 4;

/** @param brands all brands @returns the codes of four brands with a message center */
export const unlikeCodes = (brands: readonly Brand[]): string[] =>
  covering(
    brands.filter(({ messageCenter }) => messageCenter),
    ({ theme: { header, type, surface, radius } }) => [header, type, surface, radius],
  )
    .slice(0, FEW)
    .map(({ code }) => code);
