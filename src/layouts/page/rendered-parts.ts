import type { LocalSite } from '../../brand/localize-site.ts';
import { oncePer } from '../../lib/http/once-per.ts';

/** HTML of parts that many pages of a site in one language share, by part. */
export const renderedParts = oncePer((_site: LocalSite) => new Map<string, Promise<string>>());
