/** Converts page addresses between the languages of a site, such as `/about/` and `/es/about/`. */
import { pageLanguage, type PortalLanguage } from '../text/i18n.ts';

export const SPANISH = '/es';
/** Matches the address of a page, whose path ends in a slash. Paths of services and files do not. */
const PAGE = /^\/(?!\/)(?:[^?#]*\/)?(?=$|[?#])/;

/** Removes the language from an address: `/es/login/#/finder` → `/login/#/finder`. @param address path on this site */
export const withoutLanguage = (address: string): string =>
  /^\/es(?=\/|$|[?#])/.test(address) ? address.slice(SPANISH.length) || '/' : address;

/** The address of a page in a language. Returns other addresses, such as `#main`, `https://…` and files, unchanged. */
export function addressIn(language: PortalLanguage, address: string): string {
  if (!PAGE.test(address)) return address;
  const plain = withoutLanguage(address);
  return language === 'es' ? SPANISH + plain : plain;
}

/** The address of a page in the language of the current page. */
export const pageAddress = (address: string): string => addressIn(pageLanguage(), address);
