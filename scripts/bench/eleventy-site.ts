/** The site that Eleventy builds for comparison: published pages as templates (decisions/publishing#eleventy-is-the-baseline-of-publishing). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digitsOf, templateOf, type EleventyData } from './eleventy-template.ts';

/** Pinned, so that ratios measured on different days are comparable. `npm view @11ty/eleventy@3.1` lists newer patches. */
const VERSION = '3.1.8';
const CONFIG = `export default function configure(config) {
  config.setNunjucksEnvironmentOptions({ autoescape: false });
}
`;

export interface EleventyBrand extends EleventyData {
  /** The brand's code, which is also the name of the folder of its templates. */
  code: string;
  /** The folder of the published site, for comparison with Eleventy's output. */
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

/** Writes the data of a brand's templates, and replaces earlier data. */
export const writeData = (folder: string, { code, name, domain, phone }: EleventyBrand): void =>
  writeFileSync(
    join(folder, 'input', code, `${code}.11tydata.json`),
    JSON.stringify({ name, domain, phone, digits: digitsOf(phone) }),
  );

/** Writes the Eleventy project into an empty folder. @returns the number of templates */
export function writeEleventySite(folder: string, brands: readonly EleventyBrand[]): number {
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(folder, 'eleventy.config.js'), CONFIG);
  let count = 0;
  for (const brand of brands) {
    for (const page of pagesOf(brand)) {
      const file = templateFile(folder, brand.code, page);
      // Sets each output path. The default is relative to the input folder, which differs in a build of one brand.
      const permalink = `---\npermalink: ${brand.code}/${page}\n---\n`;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, permalink + templateOf(readFileSync(join(brand.site, page), 'utf8'), brand));
      count += 1;
    }
    writeData(folder, brand);
  }
  return count;
}

/** Replaces words in every template of a brand. @returns the number of templates that contain the words */
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

/** The file with the search index has a content hash in its name, which Eleventy does not compute. */
const SEARCH_INDEX = /\/hashed\/search\.\w\w\.[\da-f]+\.json/g;
const EXCERPT = 60;

/** Quotes both texts around their first difference: `'…theirs…' instead of '…ours…'`. */
function differenceOf(theirs: string, ours: string): string {
  const end = Array.from(ours).findIndex((character, at) => theirs[at] !== character);
  const from = Math.max(0, (end === -1 ? ours.length : end) - EXCERPT / 2);
  const [their, our] = [theirs, ours].map((text) => text.slice(from, from + EXCERPT));
  return `'${their}' instead of '${our}'`;
}

/** Compares Eleventy's pages with the published pages. @throws Error for the first page that differs */
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
