import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyCommit } from './against.ts';

const ROOT = resolve(import.meta.dirname, '../..');

it("copyCommit() copies the commit's files and links the packages if the lock file is the same", () => {
  const copy = copyCommit(ROOT, 'HEAD');
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  expect(existsSync(join(copy, 'brands/_base.yaml'))).toBe(true);
  if (
    readFileSync(join(copy, 'package-lock.json'), 'utf8') !==
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  )
    return;
  expect(realpathSync(join(copy, 'node_modules'))).toBe(realpathSync(join(ROOT, 'node_modules')));
});

it('copyCommit() throws for an unknown commit', () => {
  expect(() => copyCommit(ROOT, 'no-such-commit')).toThrow('no-such-commit');
});
