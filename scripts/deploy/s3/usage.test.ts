/** Tests the options and usage errors of `npm run deploy:s3`. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const PROJECT = resolve(import.meta.dirname, '../../..');
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/deploy/s3.ts', ...args], { cwd: PROJECT, encoding: 'utf8' });

it('npm run deploy:s3 prints its options with --help', () => {
  const { status, stdout, stderr } = run('--help');
  expect([status, stderr]).toEqual([0, '']);
  for (const option of ['--bucket', '--prefix', '--endpoint', '--shard', '--dry-run'])
    expect(stdout).toContain(`  ${option} `);
});

it.each([
  ['', /^--bucket names no bucket\.\n$/],
  ['--bucket=', /^--bucket names no bucket\.\n$/],
  ['--bucket x --shard 3/2', /^--shard 3\/2 is not a share/],
  ['--bukket x', /^Unknown option '--bukket'/],
])('npm run deploy:s3 rejects "%s" with one line', (options, message) => {
  const { status, stdout, stderr } = run(...options.split(' ').filter(Boolean));
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(message);
});
