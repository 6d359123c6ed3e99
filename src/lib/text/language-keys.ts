/** Keys of the page's language. Separate from `i18n.ts`, because every page loads these. */

export const LANGUAGE_COOKIE = 'language';
const COOKIE_SECONDS = 365 * 24 * 60 * 60; // like the font-size cookie, spec 000 §9

/** The cookie of the chosen language. @param secure whether the page uses https */
export const languageCookie = (code: string, secure: boolean): string =>
  `${LANGUAGE_COOKIE}=${code}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`;

/** Data attribute of <html> on a page that is not in English: the address of its texts. */
export const TEXTS_ATTRIBUTE = 'texts';
/** Data attribute of <html> on an English page that is also in Spanish. */
export const TRANSLATED_ATTRIBUTE = 'es';
