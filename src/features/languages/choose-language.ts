/** Switches the language of the portal. Needs no service. */
import { pageLanguage } from '../../lib/i18n.ts';
import { languageCookie } from './languages.rules.ts';

/** Reloads the page in another language; address and session stay. @param code `en`, `es` */
export function chooseLanguage(code: string): void {
  document.cookie = languageCookie(code, window.location.protocol === 'https:');
  window.location.reload();
}

/** Click handler of `layouts/LanguageSwitch.astro`. */
export const press = (): void => chooseLanguage(pageLanguage() === 'es' ? 'en' : 'es');
