/** Says whether the compiled renderer is that of the sources as they are now. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const RENDERER = 'dist/renderer';
const STAMP = `${RENDERER}/source-hash`;
/** What a compile depends on, besides everything under src. */
const FILES = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json'];

function sourceHash(root: string): string {
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(test|long)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...FILES.map((name) => join(root, name)), ...sources]) {
    const bytes = readFileSync(file);
    // The length keeps a text that moves from one file's end to the next one's name apart.
    hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Marks the renderer just compiled with the sources it came from. */
export const writeStamp = (root: string): void => writeFileSync(join(root, STAMP), sourceHash(root));

/** Takes the mark away: a compile that is killed must not leave half a renderer that counts as whole. */
export const clearStamp = (root: string): void => rmSync(join(root, STAMP), { force: true });

/** What the renderer was compiled from; null while there is no whole one. */
export const readStamp = (root: string): string | null =>
  existsSync(join(root, STAMP)) ? readFileSync(join(root, STAMP), 'utf8') : null;

/** Whether a compile can be skipped. */
export const isCompiled = (root: string): boolean => readStamp(root) === sourceHash(root);
