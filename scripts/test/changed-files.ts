import { execFileSync } from 'node:child_process';

/** Runs git in a folder. @throws Error if git fails */
export const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const lines = (text: string): string[] => text.split('\n').filter(Boolean);

/** Changed, new and deleted files, as paths from the root. @param base commit to compare with */
export function changedFiles(root: string, base: string): string[] {
  const tracked = lines(git(root, 'diff', '--name-only', '--no-renames', base));
  const added = lines(git(root, 'ls-files', '--others', '--exclude-standard'));
  return [...new Set([...tracked, ...added])].sort();
}
