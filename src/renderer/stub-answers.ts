/** The canned answers of stub mode, which sites carry only where a build is asked to. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Set to 1 by `scripts/build.ts --stubs`; never for production. */
export const STUBS_VARIABLE = 'PORTAL_STUBS';
const ANSWERS = 'stubs/answers';

export const carriesStubs = (): boolean => process.env[STUBS_VARIABLE] === '1';

/** Files of a site that are copied as they are. */
export interface PlainFiles {
  /** Where each goes in the site, and where it is on disk. */
  files: ReadonlyMap<string, string>;
  /** Says what is in them: equal files have equal hashes. */
  hash: string;
}

export const NO_FILES: PlainFiles = { files: new Map(), hash: '' };

/** Every canned answer, under `stubs/` of a site; none where the build carries none. */
export function stubAnswers(root: string): PlainFiles {
  if (!carriesStubs()) return NO_FILES;
  const names = globSync('**/*.{json,pdf,xlsx}', { cwd: join(root, ANSWERS) }).sort();
  const hash = createHash('sha256');
  for (const name of names) hash.update(`${name}\0`).update(readFileSync(join(root, ANSWERS, name)));
  return {
    files: new Map(names.map((name) => [`stubs/${name}`, join(root, ANSWERS, name)])),
    hash: hash.digest('hex'),
  };
}
