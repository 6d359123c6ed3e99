/** Which files a branch changes, committed or not. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/run-step.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const lines = (text: string): string[] => text.split('\n').filter(Boolean);

/** The commit that a branch left main at. @param ref left out: main */
export function baseCommit(ref?: string): string {
  for (const candidate of ref ? [ref] : ['main', 'origin/main']) {
    try {
      return git('merge-base', candidate, 'HEAD');
    } catch {
      // Not a ref of this clone.
    }
  }
  throw new Error(
    ref
      ? `git has no commit '${ref}'`
      : 'There is no branch main here. Name a commit: npm run test:changed -- HEAD~1',
  );
}

/** Paths from the root of the files that differ from a commit and still exist, new ones included. */
export function changedFiles(base: string): string[] {
  const tracked = lines(git('diff', '--name-only', '--diff-filter=d', base));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...tracked, ...added])].filter((file) => existsSync(join(ROOT, file))).sort();
}
