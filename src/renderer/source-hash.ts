/** Detects whether the compiled renderer is up to date with the sources. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const RENDERER = 'dist/renderer';
const STAMP = `${RENDERER}/source-hash`;
const FILES = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

function sourceHash(root: string): string {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|long)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...FILES.map((name) => join(root, name)), ...sources]) {
    const bytes = readFileSync(file);
    // The length makes the boundary between name and content unambiguous.
    hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

export const writeStamp = (root: string): void => writeFileSync(join(root, STAMP), sourceHash(root));

/** So that a killed compile does not look complete. */
export const clearStamp = (root: string): void => rmSync(join(root, STAMP), { force: true });

export const readStamp = (root: string): string | null =>
  existsSync(join(root, STAMP)) ? readFileSync(join(root, STAMP), 'utf8') : null;

export const isCompiled = (root: string): boolean => readStamp(root) === sourceHash(root);
