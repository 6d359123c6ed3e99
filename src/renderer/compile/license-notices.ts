/** Writes `/licenses.txt`, the license notices of all packages whose code, fonts or data a site sends to browsers (decisions/code#licenses-of-what-a-site-sends). */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export const LICENSES = '/licenses.txt';
export const LICENSES_FILE = `dist/renderer${LICENSES}`;
/** File with the names of the packages that a build uses. */
const namesFile = (build: string): string => `dist/renderer/packages-${build}.json`;

/** Matches the innermost package in a path, or the package at the start of a virtual module's id. */
const PACKAGE = /(?:^|^.*\/)(?:node_modules\/|\0)(?<name>(?:@[^/]+\/)?[^/]+)\//;
/** Matches fonts that `subset-fonts.ts` made. */
const FONT = /(?:^|\/)\.cache\/fonts\/(?<name>[\w-]+)-\w+\//;
const NOTICE = /^(?:licen[cs]e|notice|copying|ofl)/i;
/**
 * Heading in Vite's license file. The text below it is about packages that are bundled into Vite, whose code is not
 * sent to browsers.
 */
const OF_OTHERS = /^# Licenses of bundled dependencies$/m;
/** Matches Astro's scripts that are written into pages. */
const WRITTEN_INTO_PAGES = /\.prebuilt\.js$/;

/** The package that a module comes from; undefined for the project's own modules. @param id the bundler's module id */
export function packageOf(id: string): string | undefined {
  const font = FONT.exec(id)?.groups?.['name'];
  return font === undefined ? PACKAGE.exec(id)?.groups?.['name'] : `@fontsource-variable/${font}`;
}

/**
 * The packages from which a build sends code or files to browsers.
 * @param isClient whether this is the client build, which sends all its modules; the server build sends only files and inline scripts
 */
export function sentPackages(bundle: Rolldown.OutputBundle, isClient: boolean): string[] {
  const ids = Object.values(bundle).flatMap((output) =>
    output.type === 'asset'
      ? output.originalFileNames
      : Object.entries(output.modules)
          .filter(([id, { renderedLength }]) =>
            isClient ? renderedLength > 0 : id.endsWith('?url') || WRITTEN_INTO_PAGES.test(id),
          )
          .map(([id]) => id),
  );
  return [...new Set(ids.flatMap((id) => packageOf(id) ?? []))].sort();
}

/** The license notice of a package. @param folder the package's folder @throws Error if it contains no license file */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const files = readdirSync(folder)
    .filter((file) => NOTICE.test(file))
    .sort();
  if (files.length === 0) throw new Error(`${name} has no file with its license for ${LICENSES}`);
  const texts = files.map((file) => {
    const [ownText = ''] = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').split(OF_OTHERS);
    return ownText.trim();
  });
  return [`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n');
}

const HEADING = 'This site contains software, fonts and data of others. These are their notices.';
const LINE = `\n\n${'-'.repeat(72)}\n\n`;

export const licensesText = (folders: readonly string[]): string =>
  `${[HEADING, ...folders.map(noticeOf)].join(LINE)}\n`;

/** Records the packages that each build uses. */
export const licenseNotices = (): Plugin => ({
  name: 'license-notices',
  apply: 'build',
  generateBundle(_options, bundle) {
    const { name } = this.environment;
    const file = namesFile(name === 'client' ? 'client' : 'server');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(sentPackages(bundle, name === 'client')));
  },
});

/** Called once per compile, after both builds. */
export function writeLicenses(root: string): void {
  const names = ['client', 'server'].flatMap(
    (build) => JSON.parse(readFileSync(join(root, namesFile(build)), 'utf8')) as string[],
  );
  const folders = [...new Set(names)].sort().map((name) => join(root, 'node_modules', name));
  writeFileSync(join(root, LICENSES_FILE), licensesText(folders));
}
