import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { version?: string; integrity?: string }>;
}
const read = (file: string): Lock => JSON.parse(readFileSync(file, 'utf8'));

it('deploy:s3 and its tests use the same SDK packages', () => {
  const { packages } = read(join(import.meta.dirname, 'package-lock.json'));
  const project = read(join(import.meta.dirname, '../../../package-lock.json')).packages;
  const of = (lock: Lock['packages'], path: string) => [path, lock[path]?.version, lock[path]?.integrity];
  const paths = Object.keys(packages).filter((path) => path !== '');
  expect(paths).toContain('node_modules/@aws-sdk/client-s3');
  expect(paths.map((path) => of(packages, path))).toEqual(paths.map((path) => of(project, path)));
});
