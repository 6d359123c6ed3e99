/** Addresses of a site's pages in the languages of the site: `/about/` and `/es/about/`. */
import { pageLanguage, type PortalLanguage } from '../text/i18n.ts';

export const SPANISH = '/es';
/** A page's path ends in a slash, before its query or fragment; paths of services and files do not. */
const PAGE = /^\/(?!\/)(?:[^?#]*\/)?(?=$|[?#])/;

/** An address without the language: `/es/login/#/finder` → `/login/#/finder`. @param address path of this site */
export const withoutLanguage = (address: string): string =>
  /^\/es(?=\/|$|[?#])/.test(address) ? address.slice(SPANISH.length) || '/' : address;

/** The address of a page in a language. An address that is no page of this site stays unchanged: `#main`, `https://…`, files. */
export function addressIn(language: PortalLanguage, address: string): string {
  if (!PAGE.test(address)) return address;
  const plain = withoutLanguage(address);
  return language === 'es' ? SPANISH + plain : plain;
}

/** The address of a page in the language of this page. */
export const pageAddress = (address: string): string => addressIn(pageLanguage(), address);
