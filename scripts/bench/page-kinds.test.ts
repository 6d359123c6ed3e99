import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addPageKinds } from './page-kinds.ts';

it('adds pages in both languages to every list, however it is written, and removes them', () => {
  const root = mkdtempSync(join(tmpdir(), 'kinds-'));
  const file = (path: string) => join(root, 'brands', path);
  const read = (path: string) => readFileSync(file(path), 'utf8');
  mkdirSync(file('_pages'), { recursive: true });
  writeFileSync(file('_base.yaml'), 'pages:\n  [\n    home, about,\n  ]\nname: [x]\n');
  writeFileSync(file('own.yaml'), 'pages: [home, about]\n');
  writeFileSync(file('_pages/about.md'), '---\ntitle: About\ndescription: Who\n---\n');
  writeFileSync(file('_pages/about.es.md'), '---\ntitle: Nosotros\ndescription: Quién\n---\n');
  const remove = addPageKinds(root, 2);
  expect(read('_base.yaml')).toBe('pages:\n  [\n    home, about, extra-1, extra-2,\n  ]\nname: [x]\n');
  expect(read('own.yaml')).toBe('pages: [home, about, extra-1, extra-2]\n');
  expect(read('_pages/extra-2.md')).toContain('title: extra-2 About\ndescription: extra-2 Who');
  expect(read('_pages/extra-1.es.md')).toContain('title: extra-1 Nosotros');
  remove();
  expect(read('own.yaml')).toBe('pages: [home, about]\n');
  expect(() => read('_pages/extra-1.md')).toThrow(/ENOENT/);
  rmSync(root, { recursive: true });
});
