/** Copies the checkout, so that a bench or a test can build and change it. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { linkFile } from '../../src/renderer/release/link-file.ts';
import { isCompiled, RENDERER } from '../../src/renderer/compile/source-hash.ts';

interface CopyOptions {
  /** Codes of the brands to copy; default: all. */
  brands?: readonly string[];
  /** Whether to copy the compiled renderer too, if it is up to date. */
  compiled?: boolean;
  /** Whether to link the caches whose entries are named by content hash. */
  caches?: boolean;
}

const CACHES = ['.cache/compressed', '.cache/fonts', '.cache/share-pictures'];
const BRAND_FOLDER = /^brands\/(?<code>[^_/][^/]*)\//;

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkFile(source, target);
  }
}

/** Copies the files that git tracks and new files that it does not ignore. Links the packages. */
export function copyCheckout(
  root: string,
  { brands, compiled = false, caches = false }: CopyOptions = {},
): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    const code = BRAND_FOLDER.exec(file)?.groups?.['code'];
    if (brands && code !== undefined && !brands.includes(code)) continue;
    if (!existsSync(join(root, file))) continue; // deleted but not committed yet
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  if (caches)
    for (const cache of CACHES)
      if (existsSync(join(root, cache))) linkFolder(join(root, cache), join(copy, cache));
  if (compiled) copyRenderer(root, copy);
  return copy;
}

/** Replaces a copy's compiled renderer with the project's. @returns false if the project's renderer is not up to date */
export function copyRenderer(root: string, copy: string): boolean {
  if (!isCompiled(root)) return false;
  rmSync(join(copy, RENDERER), { recursive: true, force: true });
  cpSync(join(root, RENDERER), join(copy, RENDERER), { recursive: true });
  return true;
}
