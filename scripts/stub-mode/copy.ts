/** A copy of published sites with stub mode in it, for a file server that knows nothing of services (decision 011). */
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
import { FOLDER } from '../../stubs/mode/answer-file.ts';
import { ANSWERS, modeScript, SCRIPT, withScript } from './pages.ts';

const COMPRESSED = /\.(?:br|gz)$/;

/** Whether a folder holds nothing else than a copy would. */
function isFree(target: string): boolean {
  if (!existsSync(target)) return true;
  const found = readdirSync(target);
  return found.length === 0 || found.some((name) => existsSync(join(target, name, SCRIPT)));
}

/**
 * @returns the folder as an absolute path
 * @throws Error for a folder that holds published sites, is above them, or has other files in it
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

/** Compressed copies stay out: those of the pages are without the script. */
function copySite(site: string, target: string, script: string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(site, target, { recursive: true, dereference: true, filter: (name) => !COMPRESSED.test(name) });
  for (const page of globSync('**/*.html', { cwd: target }))
    writeFileSync(join(target, page), withScript(readFileSync(join(target, page), 'utf8')));
  cpSync(ANSWERS, join(target, FOLDER), { recursive: true });
  mkdirSync(dirname(join(target, SCRIPT)), { recursive: true });
  writeFileSync(join(target, SCRIPT), script);
}

/**
 * Writes `<folder>/<domain>/` for each site. Replaces an earlier copy of the same site and touches nothing else.
 * @param root project folder with published sites
 * @param codes brands in any case; all published ones where it is left out
 * @returns the domains
 * @throws Error for a folder that `checkedFolder` refuses
 */
export async function writeStubCopy(
  root: string,
  folder: string,
  codes?: readonly string[],
): Promise<string[]> {
  const target = checkedFolder(root, folder);
  const wanted = codes?.map((code) => code.toLowerCase());
  const sites = readSiteIndex(root).filter(({ code }) => wanted?.includes(code) ?? true);
  const script = await modeScript();
  for (const { domain } of sites)
    copySite(join(root, 'dist/sites', `${domain}/`), join(target, domain), script);
  return sites.map(({ domain }) => domain);
}
