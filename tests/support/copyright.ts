/** The year in a brand's copyright line: that of its newest page of copy. */
import { resolve } from 'node:path';
import type { Brand } from '../../src/brand/brand.schema.ts';
import { findBrand, loadBrands } from '../../src/brand/read-brands.ts';
import { contentDate } from '../../src/brand/copy/page-copy.ts';

const sites = loadBrands(resolve(import.meta.dirname, '../..'));

export const contentYearOf = ({ code }: Brand): string =>
  contentDate(findBrand(sites, code).copy).slice(0, 4);
