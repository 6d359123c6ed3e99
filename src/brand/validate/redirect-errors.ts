import { isBelow, SERVICE_PREFIXES } from '../../lib/http/service-paths.ts';
import { withoutLanguage } from '../../lib/navigation/page-address.ts';
import { pagePath } from '../addresses.ts';
import type { RecordError } from '../brand-error.ts';
import type { BrandRecord } from '../brand.schema.ts';
import { SITE_FILES } from './links.ts';

/** What the server, the build and stub mode have at fixed addresses. */
const OWN_FOLDERS: readonly string[] = ['/_astro', '/pictures', '/sandbox', '/stubs'];

/** Files at the root beside those that pages may link to. Of the published ones, names with a hash of their content. */
const OWN_FILES = /^\/(?:404\.html|portals\.json|[\w-]+\.[\da-f]{10}\.\w+)$/;

/** The file of a page, by its address. */
const withoutIndex = (path: string): string => path.replace(/\/index\.html$/, '/');

/** The server redirects `/about` wherever it has a redirect from `/about/`. */
const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

function conflict(from: string, pages: readonly string[]): string | null {
  const path = withSlash(withoutIndex(withoutLanguage(from)));
  const page = ['404', ...pages].find((name) => pagePath(name) === path);
  if (page !== undefined)
    return `${from} is a page of this site, which the redirect would hide: take '${page}' out of pages, or this line away`;
  const service = SERVICE_PREFIXES.find((prefix) => isBelow(from, [prefix]));
  if (service !== undefined)
    return `${service} belongs to the services, so this redirect would take calls away from them: choose another address`;
  return isBelow(from, OWN_FOLDERS) || SITE_FILES.includes(from) || OWN_FILES.test(from)
    ? `${from} is an address of the site's own files: choose another address`
    : null;
}

/** Old addresses that the site, or the services on its host, have for something else. */
export const redirectErrors = ({ redirects, pages }: BrandRecord): RecordError[] =>
  Object.keys(redirects).flatMap((from) => {
    const message = conflict(from, pages);
    return message === null ? [] : [{ path: ['redirects', from], message }];
  });
