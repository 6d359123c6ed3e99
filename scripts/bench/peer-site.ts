/** The site that Eleventy builds for comparison: the published pages as templates (decision 116). */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { timed } from './ending.ts';
import { templateOf, type PeerData } from './peer-template.ts';

/** Exact, so that ratios of two days compare; `npm view @11ty/eleventy@3.1` shows newer patches. */
const VERSION = '3.1.8';
const LIMIT_MS = 300_000;
/** Front matter is only needed for the page that is not served as a folder's index. */
const NOT_FOUND = '404.html';
const CONFIG = `export default function configure(config) {
  config.setNunjucksEnvironmentOptions({ autoescape: false });
}
`;

export interface PeerSite {
  /** Number of templates. */
  pages: number;
  /** Builds one brand's pages, or all. @returns seconds of the whole process */
  build(code?: string): Promise<number>;
  /** Compares the built pages with the published ones. @throws Error with the first page that differs */
  check(): void;
  /** Deletes what was built. */
  forget(): void;
}

export interface PeerBrand extends PeerData {
  /** Folder of the templates. */
  code: string;
  /** Published folder. */
  site: string;
}

/** Installs Eleventy on first use, outside the project's packages. @returns its command */
function installed(root: string): string {
  const folder = join(root, '.cache/peer', VERSION);
  const command = join(folder, 'node_modules/@11ty/eleventy/cmd.cjs');
  if (existsSync(command)) return command;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const options = ['--ignore-scripts', '--save-exact', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options, `@11ty/eleventy@${VERSION}`], { cwd: folder });
  return command;
}

const pagesOf = (site: string): string[] =>
  readdirSync(`${site}/`, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));

function writeTemplates(folder: string, { code, site, name, domain }: PeerBrand): string[] {
  const pages = pagesOf(site);
  for (const page of pages) {
    const template = templateOf(readFileSync(join(site, page), 'utf8'), { name, domain });
    const file = join(folder, 'input', code, page.replace(/html$/, 'njk'));
    mkdirSync(dirname(file), { recursive: true });
    const permalink = page === NOT_FOUND ? `---\npermalink: ${code}/${page}\n---\n` : '';
    writeFileSync(file, permalink + template);
  }
  writeFileSync(join(folder, 'input', code, `${code}.11tydata.json`), JSON.stringify({ name, domain }));
  return pages;
}

/** Writes the templates into a new temporary folder. */
export function makePeerSite(root: string, brands: readonly PeerBrand[]): PeerSite & { folder: string } {
  const command = installed(root);
  const folder = mkdtempSync(join(tmpdir(), 'portal-peer-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  writeFileSync(join(folder, 'eleventy.config.js'), CONFIG);
  const written = new Map(brands.map((brand) => [brand, writeTemplates(folder, brand)]));
  return {
    folder,
    pages: [...written.values()].flat().length,
    build: (code) =>
      timed(
        folder,
        [command, '--quiet', '--formats=njk', `--input=input${code ? `/${code}` : ''}`, '--output=output'],
        LIMIT_MS,
      ),
    check() {
      for (const [{ code, site }, pages] of written)
        for (const page of pages) {
          const made = readFileSync(join(folder, 'output', code, page));
          if (!made.equals(readFileSync(join(site, page))))
            throw new Error(`Eleventy's ${code}/${page} differs from the published page`);
        }
    },
    forget: () => rmSync(join(folder, 'output'), { recursive: true, force: true }),
  };
}
