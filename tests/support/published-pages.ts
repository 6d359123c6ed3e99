/** Reads the pages of a published site from its files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Brand } from '../../src/brand/brand.schema.ts';
import type { PortalLanguage } from '../../src/lib/text/i18n.ts';
import { addressIn } from '../../src/lib/navigation/page-address.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = 'index.html';
const SCRIPTS = 'dist/renderer/client/_astro';
const IMPORT = /\b(?:from|import)\s*\(?["'`]\.\/([\w-]+)\./g;

const siteOf = ({ domain }: Brand): string => join(ROOT, 'dist/sites', domain);

/** Paths of all pages in a language, such as `/` and `/about/`, or `/es/` and `/es/about/`. */
export function pagesOf(brand: Brand, language: PortalLanguage): string[] {
  return readdirSync(siteOf(brand), { recursive: true, encoding: 'utf8' })
    .filter((file) => file === PAGE || file.endsWith(`/${PAGE}`))
    .map((file) => `/${file.slice(0, -PAGE.length)}`)
    .filter((path) => path.startsWith(addressIn('es', '/')) === (language === 'es'))
    .sort();
}

/** @param path path of a page of the site */
export const htmlOf = (brand: Brand, path: string): string =>
  readFileSync(join(siteOf(brand), path, PAGE), 'utf8');

/** Strings that only React's files contain, regardless of the file names. */
const REACT = /Minified React error|react\.transitional\.element/;

/** Whether a script of the site is React. @param path path starting with `/_astro/` */
export const isReact = (path: string): boolean =>
  REACT.test(readFileSync(join(ROOT, 'dist/renderer/client', path), 'utf8'));

/** Names, without hashes, of the files that React's own files import. */
export const reactImports = (): string[] =>
  readdirSync(join(ROOT, SCRIPTS))
    .filter((name) => name.endsWith('.js') && isReact(`/_astro/${name}`))
    .flatMap((name) => [...readFileSync(join(ROOT, SCRIPTS, name), 'utf8').matchAll(IMPORT)])
    .map(([, name = '']) => name);
