/** Tests `npm run build` with `--help` and with invalid options. These runs publish nothing. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const PROJECT = resolve(import.meta.dirname, '..');
const OPTIONS = [
  '--brand',
  '--shard',
  '--keep-going',
  '--accept-rules',
  '--ignore-rollbacks',
  '--stub-copy',
  '--help',
];

const build = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['scripts/build.mjs', ...args], { cwd: PROJECT, encoding: 'utf8' });

it('npm run build lists its options with --help', () => {
  const { status, stdout, stderr } = build('--help');
  expect([status, stderr]).toEqual([0, '']);
  for (const option of OPTIONS) expect(stdout).toContain(`  ${option} `);
});

it.each([
  ['--brnd', /^Unknown option '--brnd'\.\n/],
  ['mincr', /^Unexpected argument 'mincr'\.\n/],
  ['--brand', /^Option '--brand <value>' argument missing\.\n/],
  ['--brand --help', /^Option '--brand' argument is ambiguous\.\n[^]*XYZ'\.\n/],
])('npm run build rejects "%s" and lists its options', (options, message) => {
  const { status, stdout, stderr } = build(...options.split(' '));
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(message);
  for (const option of OPTIONS) expect(stderr).toContain(`  ${option} `);
});

it.each([
  ['--shard=5/4', '--shard 5/4 is not a share: expected'],
  ['--shard=', '--shard  is not a share: expected'],
  ['--shard=1/4 --brand=mincr', '--shard goes with neither --brand nor --stub-copy.'],
  ['--shard=1/4 --stub-copy=/tmp/x', '--shard goes with neither --brand nor --stub-copy.'],
])('npm run build rejects "%s"', (options, message) => {
  const { status, stdout, stderr } = build(...options.split(' '));
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(message);
});

it.each(['--brand=', '--brand= , '])('npm run build rejects %j, which names no brand', (option) => {
  const { status, stdout, stderr } = build(option);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('--brand names no brand.');
});
