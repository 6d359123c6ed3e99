/** Writes the address of the Spanish texts into Spanish pages, so that the page's code in the browser can load them. */
import { TEXTS_ATTRIBUTE } from '../../lib/text/language-keys.ts';
import { MEMBER_PRELOADS } from '../../lib/page/member-preloads.ts';
import type { Assets } from './assets.ts';

const START = '<html lang="es"';
const PRELOADS = new RegExp(`<template id="${MEMBER_PRELOADS}"[^>]*>`);
/** Matches the chunk with the Spanish texts. Astro names it after its module, `layouts/page/spanish-texts.ts`. */
const FILE = /\/spanish-texts\.[^/]+\.js$/;

const cache = new WeakMap<Assets, string>();

/** Address of the chunk with the Spanish texts. @throws Error if there is none */
export function spanishTexts(assets: Assets): string {
  const before = cache.get(assets);
  if (before !== undefined) return before;
  const file = [...assets.paths].find((path) => FILE.test(path));
  if (file === undefined) throw new Error('expected a compiled file of the Spanish texts, found none');
  cache.set(assets, file);
  return file;
}

/**
 * Adds the attribute `data-texts` to a Spanish page. A page with the member area, which waits for the texts, also gets a preload link.
 * @param file returns the address of the Spanish texts; called only for Spanish pages
 */
export function nameSpanishTexts(html: string, file: () => string): string {
  if (!html.includes(START)) return html;
  const address = file();
  return html
    .replace(START, () => `${START} data-${TEXTS_ATTRIBUTE}="${address}"`)
    .replace(PRELOADS, (start) => `${start}<link rel="modulepreload" href="${address}">`);
}
