import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface ClientFiles {
  root: string;
  [Symbol.dispose](): void;
}

/** A temporary project with compiled files. @param files content by file name in `_astro` */
export function clientFiles(files: Readonly<Record<string, string>>): ClientFiles {
  const root = mkdtempSync(join(tmpdir(), 'client-'));
  const folder = join(root, 'dist/renderer/client/_astro');
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}
