/** Addresses of a site's pages in the languages of the site: `/about/` and `/es/about/`. */
import { pageLanguage, type PortalLanguage } from '../text/i18n.ts';

export const SPANISH = '/es';
/** A page ends in a slash; what follows is its query or fragment. Service paths and files end in neither. */
const PAGE = /^\/(?!\/)(?:[^?#]*\/)?(?=$|[?#])/;

/** An address without the language: `/es/login/#/finder` → `/login/#/finder`. @param address path of this site */
export const withoutLanguage = (address: string): string =>
  /^\/es(?=\/|$|[?#])/.test(address) ? address.slice(SPANISH.length) || '/' : address;

/** The address of a page in a language; anything that is no page of this site stays: `#main`, `https://…`, files. */
export function addressIn(language: PortalLanguage, address: string): string {
  if (!PAGE.test(address)) return address;
  const plain = withoutLanguage(address);
  return language === 'es' ? SPANISH + plain : plain;
}

/** The address of a page in the language of this page. */
export const pageAddress = (address: string): string => addressIn(pageLanguage(), address);
