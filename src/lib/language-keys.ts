/** Where the page's language is kept. Apart from `i18n.ts`, because every page needs these and few need that. */

/** Cookie with the chosen language, for a year; without it the page speaks English. */
export const LANGUAGE_COOKIE = 'language';
/** Attribute of <html> while the texts of another language are on their way. */
export const TEXTS_ATTRIBUTE = 'texts';
/** Event on window when they have come, or never will. */
export const TEXTS_EVENT = 'texts:here';
