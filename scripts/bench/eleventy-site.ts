/** The site that Eleventy builds for comparison: the published pages as templates (decisions/publishing#eleventy-is-the-baseline-of-publishing). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digitsOf, templateOf, type EleventyData } from './eleventy-template.ts';

/** Exact, so that ratios of two days compare; `npm view @11ty/eleventy@3.1` shows newer patches. */
const VERSION = '3.1.8';
const CONFIG = `export default function configure(config) {
  config.setNunjucksEnvironmentOptions({ autoescape: false });
}
`;

export interface EleventyBrand extends EleventyData {
  /** Folder of the templates. */
  code: string;
  /** Published folder. */
  site: string;
}

/** Installs Eleventy on first use, outside the project's packages. @returns its command */
export function installEleventy(root: string): string {
  const folder = join(root, '.cache/eleventy', VERSION);
  const command = join(folder, 'node_modules/@11ty/eleventy/cmd.cjs');
  if (existsSync(command)) return command;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--save-exact', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options, `@11ty/eleventy@${VERSION}`], { cwd: folder });
  return command;
}

const pagesOf = ({ site }: EleventyBrand): string[] =>
  readdirSync(`${site}/`, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));

const templateFile = (folder: string, code: string, page: string): string =>
  join(folder, 'input', code, page.replace(/html$/, 'njk'));

/** Writes the data of a brand's templates, in place of earlier data. */
export const writeData = (folder: string, { code, name, domain, phone }: EleventyBrand): void =>
  writeFileSync(
    join(folder, 'input', code, `${code}.11tydata.json`),
    JSON.stringify({ name, domain, phone, digits: digitsOf(phone) }),
  );

/** Writes Eleventy's project into an empty folder. @returns number of templates */
export function writeEleventySite(folder: string, brands: readonly EleventyBrand[]): number {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(folder, 'eleventy.config.js'), CONFIG);
  let count = 0;
  for (const brand of brands) {
    for (const page of pagesOf(brand)) {
      const file = templateFile(folder, brand.code, page);
      // Also of a folder's index: a build of one brand has another input folder, and the same output.
      const permalink = `---\npermalink: ${brand.code}/${page}\n---\n`;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, permalink + templateOf(readFileSync(join(brand.site, page), 'utf8'), brand));
      count += 1;
    }
    writeData(folder, brand);
  }
  return count;
}

/** Replaces words in every template of a brand. @returns number of templates that have them */
export function editTemplates(folder: string, brand: EleventyBrand, words: RegExp, edited: string): number {
  let count = 0;
  for (const page of pagesOf(brand)) {
    const file = templateFile(folder, brand.code, page);
    const before = readFileSync(file, 'utf8');
    const after = before.replaceAll(words, edited);
    if (after === before) continue;
    writeFileSync(file, after);
    count += 1;
  }
  return count;
}

/** A hash of the words of all pages, which Eleventy does not compute. */
const SEARCH_INDEX = /\/hashed\/search\.\w\w\.[\da-f]+\.json/g;
const EXCERPT = 60;

/** `'…theirs…' instead of '…ours…'`, from just before the first difference. */
function differenceOf(theirs: string, ours: string): string {
  const end = Array.from(ours).findIndex((character, at) => theirs[at] !== character);
  const from = Math.max(0, (end === -1 ? ours.length : end) - EXCERPT / 2);
  const [their, our] = [theirs, ours].map((text) => text.slice(from, from + EXCERPT));
  return `'${their}' instead of '${our}'`;
}

/** Compares the pages that Eleventy has built with the published ones. @throws Error with the first one that differs */
export function comparePages(folder: string, brands: readonly EleventyBrand[]): void {
  for (const brand of brands)
    for (const page of pagesOf(brand)) {
      const built = join(folder, 'output', brand.code, page);
      if (!existsSync(built)) throw new Error(`Eleventy has not built ${brand.code}/${page}`);
      const [theirs, ours] = [built, join(brand.site, page)].map((file) =>
        readFileSync(file, 'utf8').replaceAll(SEARCH_INDEX, ''),
      );
      if (theirs !== ours)
        throw new Error(
          `Eleventy's ${brand.code}/${page} differs from the published page: ${differenceOf(theirs ?? '', ours ?? '')}`,
        );
    }
}
