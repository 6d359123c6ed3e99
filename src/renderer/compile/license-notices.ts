/** `/licenses.txt`: the notices of the packages whose code, fonts and data a site sends to browsers (decisions/code#licenses-of-what-a-site-sends). */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Path in a site. */
export const LICENSES = '/licenses.txt';
export const LICENSES_FILE = `dist/renderer${LICENSES}`;
/** The names of the packages in each build. */
const namesFile = (build: string): string => `dist/renderer/packages-${build}.json`;

/** The last package of a path, or the one that a virtual module is made from. */
const PACKAGE = /(?:^|^.*\/)(?:node_modules\/|\0)(?<name>(?:@[^/]+\/)?[^/]+)\//;
/** Fonts that `subset-fonts.ts` has cut. */
const FONT = /(?:^|\/)\.cache\/fonts\/(?<name>[\w-]+)-\w+\//;
const NOTICE = /^(?:licen[cs]e|notice|copying|ofl)/i;
/** In Vite's license file, where the licenses of its dependencies start: 97 kB about code that is not sent. */
const OF_OTHERS = /^# Licenses of bundled dependencies$/m;
/** Scripts of Astro that templates write into pages. */
const WRITTEN_INTO_PAGES = /\.prebuilt\.js$/;

/** The package that a module comes from; undefined for modules of our own. @param id as the bundler names it */
export function packageOf(id: string): string | undefined {
  const font = FONT.exec(id)?.groups?.['name'];
  return font === undefined ? PACKAGE.exec(id)?.groups?.['name'] : `@fontsource-variable/${font}`;
}

/** @param isClient true: all modules are sent to browsers; false: only files, and the scripts that templates write */
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

/** @throws Error if a package has no file with its license @param folder of the package */
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

/** @param folders of the packages */
export const licensesText = (folders: readonly string[]): string =>
  `${[HEADING, ...folders.map(noticeOf)].join(LINE)}\n`;

/** Notes the packages of each build. */
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

/** Once per compile, after both builds. */
export function writeLicenses(root: string): void {
  const names = ['client', 'server'].flatMap(
    (build) => JSON.parse(readFileSync(join(root, namesFile(build)), 'utf8')) as string[],
  );
  const folders = [...new Set(names)].sort().map((name) => join(root, 'node_modules', name));
  writeFileSync(join(root, LICENSES_FILE), licensesText(folders));
}
