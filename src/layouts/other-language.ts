/** The address of a page in the other language of the site. */
import type { AstroGlobal } from 'astro';
import { addressIn } from '../lib/page-address.ts';

/** Stands for the address in parts that pages share (`SharedPart.astro`). */
export const OTHER_LANGUAGE_MARK = '#other-language';

/** A page without a translation has a page in Spanish that says so. */
export const otherLanguageAddress = ({ locals: { language, twin }, url }: AstroGlobal): string =>
  twin ?? addressIn(language === 'en' ? 'es' : 'en', url.pathname);
