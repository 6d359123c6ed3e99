import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFiles, git } from './changed-files.ts';

test('changedFiles() lists changed, new and deleted files, but no others', () => {
  const root = mkdtempSync(join(tmpdir(), 'changed-'));
  const run = (...args: string[]) => git(root, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args);
  try {
    run('init', '--quiet');
    for (const name of ['changed', 'deleted', 'same']) writeFileSync(join(root, name), 'one');
    run('add', '.');
    run('commit', '--quiet', '--message', 'Add files');
    rmSync(join(root, 'deleted'));
    expect(changedFiles(root, 'HEAD')).toEqual(['deleted']);
    for (const name of ['changed', 'new']) writeFileSync(join(root, name), 'two');
    expect(changedFiles(root, 'HEAD')).toEqual(['changed', 'deleted', 'new']);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
