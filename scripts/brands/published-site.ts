/** What is published of a brand, read from `dist`: it needs no brand file, which may be broken just now. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** SITE_INDEX of the renderer; named again, because importing it would bring the colors along. */
const SITE_INDEX = 'dist/sites.json';
const PICTURE = /^pictures\/.*\./;
/** Not written by an editor: compiled files, compressed copies. */
const NOT_WRITTEN = /^_astro\/|\.(br|gz)$/;

const isEntry = (entry: unknown): entry is { code: string; domain: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'code' in entry &&
  typeof entry.code === 'string' &&
  'domain' in entry &&
  typeof entry.domain === 'string';

/**
 * The domain under which a brand was published.
 * @param code in any case
 * @throws Error for a brand that the last build did not know
 */
export function publishedDomain(root: string, code: string): string {
  const file = join(root, SITE_INDEX);
  if (!existsSync(file)) throw new Error('Nothing is published yet. Publish with: npm run build');
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const known = Array.isArray(entries) ? entries.filter(isEntry) : [];
  const found = known.find((entry) => entry.code === code.toLowerCase());
  if (found) return found.domain;
  throw new Error(
    `No brand '${code}' is published. Published brands: ${known.map((entry) => entry.code).join(', ')}`,
  );
}

/** The text files of the served release by path, and the size in bytes of each picture; null where nothing is published. */
export function publishedFiles(root: string, domain: string): Map<string, string> | null {
  const folder = join(root, 'dist/sites', domain);
  return existsSync(folder) ? filesIn(folder) : null;
}

/** The same of a release that is kept. */
export const releaseFiles = (root: string, domain: string, id: string): Map<string, string> =>
  filesIn(join(root, 'dist/releases', domain, id));

function filesIn(folder: string): Map<string, string> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
  return new Map(
    paths
      .filter((path) => !NOT_WRITTEN.test(path))
      .map((path) => [
        path,
        PICTURE.test(path) ? String(statSync(join(folder, path)).size) : readFileSync(join(folder, path), 'utf8'),
      ]),
  );
}
