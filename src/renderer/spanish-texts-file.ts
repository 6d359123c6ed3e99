/** Names the file of the Spanish texts on Spanish pages, so that the page's code in the browser loads it. */
import { TEXTS_ATTRIBUTE } from '../lib/language-keys.ts';
import type { Assets } from './assets.ts';

const START = '<html lang="es"';
/** Astro names chunks after their module, `layouts/spanish-texts.ts`. */
const FILE = /\/spanish-texts\.[^/]+\.js$/;

const known = new WeakMap<Assets, string>();

/** Address of the compiled texts. @throws Error if the compiled site has no such file */
export function spanishTexts(assets: Assets): string {
  const before = known.get(assets);
  if (before !== undefined) return before;
  const file = [...assets.paths].find((path) => FILE.test(path));
  if (file === undefined) throw new Error('expected a compiled file of the Spanish texts, found none');
  known.set(assets, file);
  return file;
}

/** Adds `data-texts` to a Spanish page. @param file its address, called for a Spanish page only */
export const nameSpanishTexts = (html: string, file: () => string): string =>
  html.includes(START) ? html.replace(START, () => `${START} data-${TEXTS_ATTRIBUTE}="${file()}"`) : html;
