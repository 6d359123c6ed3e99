/** Keys of the page's language. Separate from `i18n.ts`, because every page loads these. */

/** Cookie of the chosen language, for a year; the default is English. */
export const LANGUAGE_COOKIE = 'language';
/** Data attribute of <html> while texts of another language are loading. */
export const TEXTS_ATTRIBUTE = 'texts';
/** Event on window when they have loaded or failed. */
export const TEXTS_EVENT = 'texts:here';
