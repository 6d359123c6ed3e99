/** Choosing one of the languages that the portal is written in; needs no service. */
import { pageLanguage } from '../../lib/i18n.ts';
import { languageCookie } from './languages.rules.ts';

/** Loads the page again in a language that the portal speaks; address and session stay. @param code `en`, `es` */
export function chooseLanguage(code: string): void {
  document.cookie = languageCookie(code, window.location.protocol === 'https:');
  window.location.reload();
}

/** The link to the other language (`layouts/LanguageSwitch.astro`). */
export const press = (): void => chooseLanguage(pageLanguage() === 'es' ? 'en' : 'es');
