/** Names of Markdown pages: `about.es` is the Spanish of `about`. */

const SPANISH = '.es';

/** `about` → `about.es` */
export const spanishName = (name: string): string => name + SPANISH;

/** @param name of a page or a file: `about.es`, `pages/about.es.md` */
export const isSpanishName = (name: string): boolean => /\.es(?:\.md)?$/.test(name);

/** `about.es` → `about`; an English name stays. */
export const englishName = (name: string): string =>
  isSpanishName(name) ? name.slice(0, -SPANISH.length) : name;
