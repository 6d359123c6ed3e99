/** The files of another commit, ready to be built beside this one. */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './ending.ts';

const LOCK = 'package-lock.json';
const ARCHIVE_BYTES = 500_000_000;

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

/** Packages of another lock file are installed once, without scripts: Node and esbuild have their programs in packages. */
function installed(root: string, copy: string): string {
  const key = createHash('sha256').update(read(copy, LOCK)).digest('hex').slice(0, 12);
  const folder = join(root, '.cache/packages', key);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const file of ['package.json', LOCK]) writeFileSync(join(draft, file), read(copy, file));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', ...options], { cwd: draft, stdio: ['ignore', 'ignore', 'inherit'] });
  renameSync(draft, folder);
  return folder;
}

/** @returns a temporary folder that is deleted at the end @throws Error if git does not know the ref */
export function copyCommit(root: string, ref: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-against-'));
  atEnd(() => rmSync(copy, { recursive: true, force: true }));
  const archive = execFileSync('git', ['archive', ref], { cwd: root, maxBuffer: ARCHIVE_BYTES });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
  const samePackages = read(copy, LOCK) === read(root, LOCK);
  symlinkSync(join(samePackages ? root : installed(root, copy), 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
