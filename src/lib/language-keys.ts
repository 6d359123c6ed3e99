/** Keys of the page's language. Separate from `i18n.ts`, because every page loads these. */

export const LANGUAGE_COOKIE = 'language';
/** Data attribute of <html> while texts of another language are loading. */
export const TEXTS_ATTRIBUTE = 'texts';
export const TEXTS_EVENT = 'texts:here';
