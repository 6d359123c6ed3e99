/** Names of the cookie and attributes for the language. Not in `i18n.ts`, because every page loads this file. */

export const LANGUAGE_COOKIE = 'language';
const COOKIE_SECONDS = 365 * 24 * 60 * 60; // like the font-size cookie, spec 000 §9

/** The cookie that stores the chosen language. @param secure whether the page uses https */
export const languageCookie = (code: string, secure: boolean): string =>
  `${LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Data attribute of <html> on a page that is not in English. Contains the address of the page's texts. */
export const TEXTS_ATTRIBUTE = 'texts';
/** Data attribute of <html> on an English page that has a Spanish translation. */
export const TRANSLATED_ATTRIBUTE = 'es';
