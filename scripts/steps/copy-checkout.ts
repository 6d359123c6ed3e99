/** A copy of the checkout that a bench or a test may build and change. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isCompiled } from '../../src/renderer/source-hash.ts';

interface CopyOptions {
  /** Codes of the brands to copy; left out: all. */
  brands?: readonly string[];
  /** Copies the compiled renderer as well where it is up to date. */
  compiled?: boolean;
}

const RENDERER = 'dist/renderer';
const BRAND_FOLDER = /^brands\/(?<code>[^_/][^/]*)\//;

/** Copies the files that git tracks and new files that it does not ignore; packages are linked. */
export function copyCheckout(root: string, { brands, compiled = false }: CopyOptions = {}): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    const code = BRAND_FOLDER.exec(file)?.groups?.['code'];
    if (brands && code !== undefined && !brands.includes(code)) continue;
    if (!existsSync(join(root, file))) continue; // deleted, not yet committed
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  if (compiled && isCompiled(root)) cpSync(join(root, RENDERER), join(copy, RENDERER), { recursive: true });
  return copy;
}
