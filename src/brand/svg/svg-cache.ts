/** Caches cleaned drawings by content, because loading SVGO takes longer than publishing a brand. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanSvg, type CleanedSvg } from './clean-svg.ts';

const FOLDER = '.cache/drawings';
/** Part of the cache key. Change it whenever the cleaning rules or SVGO's version change. */
export const CLEANER_VERSION = 'svgo 4.1.0, rules 2';
const HASH_LENGTH = 32;

const isCleaned = (value: unknown): value is CleanedSvg =>
  typeof value === 'object' &&
  value !== null &&
  ('svg' in value ? typeof value.svg === 'string' : 'errors' in value && Array.isArray(value.errors));

function cached(file: string): CleanedSvg | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isCleaned(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Saves a cleaned drawing. Ignores write errors, because the drawing is then cleaned again next time. */
function keep(folder: string, file: string, cleaned: CleanedSvg): void {
  try {
    mkdirSync(folder, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(cleaned));
    renameSync(draft, file);
  } catch {
    return;
  }
}

/** Like `cleanSvg`, but caches results in `.cache`. @param root the project folder */
export function cleanSvgCached(root: string, text: string): CleanedSvg {
  const hash = createHash('sha256').update(`${CLEANER_VERSION}\0${text}`).digest('hex').slice(0, HASH_LENGTH);
  const folder = join(root, FOLDER);
  const file = join(folder, `${hash}.json`);
  const before = cached(file);
  if (before) return before;
  const cleaned = cleanSvg(text);
  keep(folder, file, cleaned);
  return cleaned;
}
