/**
 * Copies published sites and adds stub mode to the copies, for file servers without services
 * (decisions/services#stub-mode-is-never-published).
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readSiteIndex } from '../server/site-index.ts';
import { FOLDER } from '../../stubs/mode/canned-file.ts';
import { CANNED_FILES, cannedResponse } from './canned-responses.ts';
import { modeScript, SCRIPT, withScript } from './pages.ts';

const COMPRESSED = /\.(?:br|gz)$/;

/** Whether a folder is missing, empty, or contains only sites of an earlier copy. */
function isFree(target: string): boolean {
  return !existsSync(target) || readdirSync(target).every((name) => existsSync(join(target, name, SCRIPT)));
}

/**
 * @returns the absolute path
 * @throws Error if the folder is inside or above the published sites, or contains other files
 */
export function checkedFolder(root: string, folder: string): string {
  const target = resolve(folder);
  const isWithin = (inner: string, outer: string): boolean => !relative(outer, inner).startsWith('..');
  const dist = join(root, 'dist');
  if (isWithin(target, dist) || isWithin(dist, target))
    throw new Error(`--stub-copy ${folder}: choose a folder outside ${dist} that does not contain it.`);
  if (!isFree(target))
    throw new Error(`--stub-copy ${folder}: this folder has other files in it. Choose a new or empty one.`);
  return target;
}

/** Copies a site and adds the stub mode script to its pages. Omits the compressed files, because compressed pages do not contain the script. */
function copySite(site: string, target: string, added: ReadonlyMap<string, string | Uint8Array>): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(site, target, { recursive: true, dereference: true, filter: (name) => !COMPRESSED.test(name) });
  for (const page of globSync('**/*.html', { cwd: target }))
    writeFileSync(join(target, page), withScript(readFileSync(join(target, page), 'utf8')));
  for (const [name, content] of added) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), content);
  }
}

/** The script and the canned responses, by path in a site. */
async function stubFiles(): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>([[SCRIPT, await modeScript()]]);
  for (const file of CANNED_FILES) files.set(`${FOLDER}/${file}`, (await cannedResponse(file))?.bytes ?? '');
  return files;
}

/**
 * Writes `<folder>/<domain>/` for each site and replaces an earlier copy.
 * @param root project folder with published sites
 * @param codes brand codes, case-insensitive; default: all published brands
 */
export async function writeStubCopy(
  root: string,
  folder: string,
  codes?: readonly string[],
): Promise<string[]> {
  const target = checkedFolder(root, folder);
  const requested = codes?.map((code) => code.toLowerCase());
  const sites = readSiteIndex(root).filter(({ code }) => requested?.includes(code) ?? true);
  const files = await stubFiles();
  for (const { domain } of sites)
    copySite(join(root, 'dist/sites', `${domain}/`), join(target, domain), files);
  return sites.map(({ domain }) => domain);
}
