/**
 * Removes hashed files and compressed copies that no kept release has had for a month: nobody has a page of
 * that age open, and a folder that only grows fills the disk some day.
 *
 * Releases hold their files by hard link, and a file's change time moves whenever it gains or loses a name. One
 * name left and a change time of a month ago therefore says: the last release that had it went a month ago.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DAY_MS = 86_400_000;
/** How long a page may stay open in a browser and still find its files. */
const KEPT_MS = 30 * DAY_MS;
const FOLDERS = ['dist/pool', '.cache/compressed'];
/** Its time says when this was done last: once a day is enough, and a publish must be quick. */
const LAST = '.cache/forgotten';

const lastDone = (root: string): number => {
  const file = join(root, LAST);
  return existsSync(file) ? statSync(file).mtimeMs : 0;
};

function forgetIn(folder: string, now: number): number {
  if (!existsSync(folder)) return 0;
  const old = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const stat = statSync(file, { throwIfNoEntry: false });
      return stat !== undefined && stat.nlink === 1 && now - stat.ctimeMs > KEPT_MS;
    });
  for (const file of old) rmSync(file, { force: true });
  return old.length;
}

/**
 * Forgets what is old, where that was not done within the last day.
 * @param root of the project, with dist/ and .cache/ on one file system
 * @param now milliseconds since 1970
 * @returns how many files went
 */
export function forget(root: string, now: number = Date.now()): number {
  if (now - lastDone(root) < DAY_MS) return 0;
  const file = join(root, LAST);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, now / 1000, now / 1000);
  // The pool first: what it lets go of may then be the compressed copies' last name but one, for another month.
  return FOLDERS.map((folder) => forgetIn(join(root, folder), now)).reduce((sum, count) => sum + count, 0);
}
