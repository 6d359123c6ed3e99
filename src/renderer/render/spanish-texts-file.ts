/** Names the file of the Spanish texts on Spanish pages, so that the page's code in the browser loads it. */
import { TEXTS_ATTRIBUTE } from '../../lib/text/language-keys.ts';
import { MEMBER_PRELOADS } from '../../lib/page/member-preloads.ts';
import type { Assets } from './assets.ts';

const START = '<html lang="es"';
const PRELOADS = new RegExp(`<template id="${MEMBER_PRELOADS}"[^>]*>`);
/** Astro names chunks after their module, `layouts/page/spanish-texts.ts`. */
const FILE = /\/spanish-texts\.[^/]+\.js$/;

const cache = new WeakMap<Assets, string>();

/** Address of the compiled texts. @throws Error if the compiled site has no such file */
export function spanishTexts(assets: Assets): string {
  const before = cache.get(assets);
  if (before !== undefined) return before;
  const file = [...assets.paths].find((path) => FILE.test(path));
  if (file === undefined) throw new Error('expected a compiled file of the Spanish texts, found none');
  cache.set(assets, file);
  return file;
}

/**
 * Adds `data-texts` to a Spanish page, and the file to the preloads of its member area, which waits for it.
 * @param file its address, called for a Spanish page only
 */
export function nameSpanishTexts(html: string, file: () => string): string {
  if (!html.includes(START)) return html;
  const address = file();
  return html
    .replace(START, () => `${START} data-${TEXTS_ATTRIBUTE}="${address}"`)
    .replace(PRELOADS, (start) => `${start}<link rel="modulepreload" href="${address}">`);
}
