import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { buildCommand, nodeArguments } from './publishing.ts';

it('nodeArguments() keeps the flags of the build script', () => {
  expect(nodeArguments('./node_modules/.bin/node --import ./a.mjs scripts/build.ts')).toEqual([
    '--import',
    './a.mjs',
    'scripts/build.ts',
  ]);
});

it.each(['', 'sh build.sh', 'cd x && node y.ts'])(
  "nodeArguments() throws if the build script is '%s'",
  (script) => {
    expect(() => nodeArguments(script)).toThrow('does not start Node');
  },
);

it('buildCommand() accepts the build script of this project', () => {
  expect(buildCommand(resolve(import.meta.dirname, '../..')).length).toBeGreaterThan(0);
});
