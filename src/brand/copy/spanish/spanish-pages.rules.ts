/** Names of Markdown pages: `about.es` is the Spanish translation of `about`. */

const SPANISH = '.es';

/** `about` → `about.es` */
export const spanishName = (name: string): string => name + SPANISH;

/** @param name name of a page or a file, such as `about.es` or `pages/about.es.md` */
export const isSpanishName = (name: string): boolean => /\.es(?:\.md)?$/.test(name);

/** `about.es` → `about`. Returns an English name unchanged. */
export const englishName = (name: string): string =>
  isSpanishName(name) ? name.slice(0, -SPANISH.length) : name;
