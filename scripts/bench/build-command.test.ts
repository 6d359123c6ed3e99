import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { buildCommand, nodeArguments } from './publishing.ts';

it('keeps the flags of the script', () => {
  expect(nodeArguments('./node_modules/.bin/node --import ./a.mjs scripts/build.ts')).toEqual([
    '--import',
    './a.mjs',
    'scripts/build.ts',
  ]);
});

it.each(['', 'sh build.sh', 'cd x && node y.ts'])("refuses '%s'", (script) => {
  expect(() => nodeArguments(script)).toThrow('does not start Node');
});

it("starts this project's build", () => {
  expect(buildCommand(resolve(import.meta.dirname, '../..')).length).toBeGreaterThan(0);
});
