/** Reads published sites from `dist`. Does not read brand files, which may have errors. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_INDEX } from '../../src/renderer/publish/site-index-file.ts';

const PICTURE = /^hashed\/pictures\//;
/** Files that editors do not write: compiled files, package licenses, compressed copies, and files generated from pages, name, logo and theme. */
const NOT_WRITTEN = /^_astro\/|^licenses\.txt$|^hashed\/(share|search)\.|\.(br|gz)$/;

const isEntry = (entry: unknown): entry is { code: string; domain: string } =>
  typeof entry === 'object' &&
  entry !== null &&
  'code' in entry &&
  typeof entry.code === 'string' &&
  'domain' in entry &&
  typeof entry.domain === 'string';

/** Lists the brands of the last build. @throws Error before the first build */
export function publishedBrands(root: string): { code: string; domain: string }[] {
  const file = join(root, SITE_INDEX);
  if (!existsSync(file)) throw new Error('Nothing is published yet. Publish with: npm run build');
  const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

/**
 * @param code case-insensitive
 * @returns the domain under which the brand is published
 * @throws Error if the last build did not include the brand
 */
export function publishedDomain(root: string, code: string): string {
  const published = publishedBrands(root);
  const match = published.find((entry) => entry.code === code.toLowerCase());
  if (match) return match.domain;
  throw new Error(
    `No brand '${code}' is published. Published brands: ${published.map((entry) => entry.code).join(', ')}`,
  );
}

/** Text files of the served release by path, and the size in bytes of each picture; null if nothing is published. */
export function publishedFiles(root: string, domain: string): Map<string, string> | null {
  const folder = join(root, 'dist/sites', domain);
  return existsSync(folder) ? filesIn(folder) : null;
}

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
