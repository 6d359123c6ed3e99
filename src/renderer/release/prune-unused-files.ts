/**
 * Deletes hashed files and compressed copies that no release has used for 30 days. A file is unused if its link count
 * is 1. A compressed copy in the pool is unused if its uncompressed file is unused or missing.
 * Adds up the time between publishes instead of comparing dates, because the system clock may be wrong
 * (decisions/services#old-hashed-files-stay).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const DAY_MS = 86_400_000;
/** How long unused files stay. A page can be open this long and still load its files. */
const UNUSED_LIMIT_MS = 30 * DAY_MS;
/** Maximum time that is counted between two publishes, in case the clock has jumped. */
const MAX_COUNTED_MS = 2 * DAY_MS;
const POOL = 'dist/pool';
const FOLDERS = [POOL, '.cache/compressed'];
const COPY = /\.(?:br|gz)$/;
const LEDGER = '.cache/forgotten';

interface Ledger {
  at: number;
  counted: number;
  /** For each unused file, by path from the root: the value of `counted` when the file was first found unused. */
  since: Record<string, number>;
}

const isLedger = (value: unknown): value is Ledger =>
  typeof value === 'object' && value !== null && 'at' in value && 'counted' in value && 'since' in value;

/**
 * The ledger, or a new one if the file is missing or corrupt. With a new ledger, the 30 days for which unused files are
 * kept start again for every file.
 */
function readLedger(root: string): Ledger {
  const none: Ledger = { at: Number.NEGATIVE_INFINITY, counted: 0, since: {} };
  try {
    const read: unknown = JSON.parse(readFileSync(join(root, LEDGER), 'utf8'));
    return isLedger(read) ? read : none;
  } catch {
    return none;
  }
}

function writeLedger(root: string, ledger: Ledger): void {
  const file = join(root, LEDGER);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(ledger));
}

function filesInNoRelease(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      // In the pool, the uncompressed file's link count decides, because its copies are also linked from the cache.
      const used = folder === POOL ? file.replace(COPY, '') : file;
      return (statSync(used, { throwIfNoEntry: false })?.nlink ?? 1) === 1;
    })
    .map((file) => relative(root, file));
}

export function pruneUnusedFiles(root: string, now: number = Date.now()): number {
  const last = readLedger(root);
  const passed = now - last.at;
  if (passed >= 0 && passed < DAY_MS) return 0;
  const counted =
    last.counted + (Number.isFinite(passed) ? Math.min(Math.max(passed, 0), MAX_COUNTED_MS) : 0);
  // The pool is pruned first, so that the compressed copies of deleted files count as unused.
  let deleted = 0;
  const since: Record<string, number> = {};
  for (const folder of FOLDERS)
    for (const file of filesInNoRelease(root, folder)) {
      const first = last.since[file] ?? counted;
      if (counted - first < UNUSED_LIMIT_MS) since[file] = first;
      else {
        rmSync(join(root, file), { force: true });
        deleted += 1;
      }
    }
  writeLedger(root, { at: now, counted, since });
  return deleted;
}
