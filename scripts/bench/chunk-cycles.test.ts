import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkCycles, staticImports } from './chunk-cycles.ts';

test('staticImports() finds every form of a static import, but no dynamic import', () => {
  const code =
    'import{a as e}from"./a.1.js";import"./b.2.js";import t,{n}from"./c.3.js";var x=()=>import("./d.4.js")';
  expect(staticImports(code)).toEqual(['a.1.js', 'b.2.js', 'c.3.js']);
});

test('chunkCycles() counts cycles and names the files of the first cycle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
  const write = (file: string, imported: string): void =>
    writeFileSync(join(folder, file), `import"./${imported}";`);
  write('a.js', 'b.js');
  write('b.js', 'c.js');
  writeFileSync(join(folder, 'c.js'), '');
  expect(chunkCycles(folder)).toEqual({ value: 0, note: 'of 3 files' });
  write('c.js', 'a.js');
  expect(chunkCycles(folder)).toMatchObject({ value: 1, note: expect.stringContaining('b.js') });
  rmSync(folder, { recursive: true });
});
