/**
 * Removes hashed files and compressed copies that no kept release has had for a month: no page of that age is open
 * any more, and a folder that only grows fills the disk one day.
 *
 * Releases hold their files by hard link: a file with one name left is in no release. How long that has been so is
 * counted from publish to publish and not read from the clock, which may be wrong (decision 062).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const DAY_MS = 86_400_000;
/** How long a page may stay open in a browser and still find its files. */
const KEPT_MS = 30 * DAY_MS;
/** The most that the time between two looks counts for, whatever the clock says. */
const MOST_COUNTED_MS = 2 * DAY_MS;
const FOLDERS = ['dist/pool', '.cache/compressed'];
const LEDGER = '.cache/forgotten';

interface Ledger {
  /** The clock at the last look, milliseconds since 1970. Once a day is enough, and a publish must be quick. */
  at: number;
  /** Time counted so far, milliseconds. */
  counted: number;
  /** Files that no release has, and `counted` when that was seen first; paths from the root. */
  since: Record<string, number>;
}

const isLedger = (value: unknown): value is Ledger =>
  typeof value === 'object' && value !== null && 'at' in value && 'counted' in value && 'since' in value;

/** A ledger that is missing or damaged begins again: files then stay longer. */
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

/** Files that no release has. */
function unheld(root: string, folder: string): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.nlink === 1)
    .map((file) => relative(root, file));
}

/**
 * Forgets what is old, where that was not done within the last day.
 * @param root of the project, with dist/ and .cache/ on one file system
 * @param now milliseconds since 1970
 * @returns how many files went
 */
export function forget(root: string, now: number = Date.now()): number {
  const last = readLedger(root);
  const passed = now - last.at;
  // A clock that was ahead and has been set right has a last look in its future.
  if (passed >= 0 && passed < DAY_MS) return 0;
  const counted =
    last.counted + (Number.isFinite(passed) ? Math.min(Math.max(passed, 0), MOST_COUNTED_MS) : 0);
  // The pool first: what it lets go of may be the compressed copies' last name but one, for another month.
  let gone = 0;
  const since: Record<string, number> = {};
  for (const folder of FOLDERS)
    for (const file of unheld(root, folder)) {
      const first = last.since[file] ?? counted;
      if (counted - first < KEPT_MS) since[file] = first;
      else {
        rmSync(join(root, file), { force: true });
        gone += 1;
      }
    }
  writeLedger(root, { at: now, counted, since });
  return gone;
}
