import type { LocalSite } from '../../brand/localize-site.ts';
import { oncePer } from '../../lib/http/once-per.ts';

/** Rendered HTML of the parts that all pages of a localized site share, by name of the part. */
export const renderedParts = oncePer((_site: LocalSite) => new Map<string, Promise<string>>());
