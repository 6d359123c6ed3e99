import type { Brand } from '../brand/brand.schema.ts';
import { oncePer } from '../lib/once-per.ts';

/** HTML of parts that many pages of a brand share, by part. */
export const renderedParts = oncePer((_brand: Brand) => new Map<string, Promise<string>>());
