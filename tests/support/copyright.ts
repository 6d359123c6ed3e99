/** The year in a brand's copyright line, which is the year of its newest text page. */
import { resolve } from 'node:path';
import type { Brand } from '../../src/brand/brand.schema.ts';
import { findBrand, loadBrands } from '../../src/brand/read-brands.ts';
import { contentDate } from '../../src/brand/copy/page-copy.ts';

const sites = loadBrands(resolve(import.meta.dirname, '../..'));

export const contentYearOf = ({ code }: Brand): string =>
  contentDate(findBrand(sites, code).copy).slice(0, 4);
