/**
 * Checks types. TypeScript is checked incrementally. Each run of `astro check` reads everything that pages import, so
 * `astro check` is skipped if `src` has not changed since it last passed.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runStep } from '../steps/run-step.ts';
import { sourceFiles } from './source-files.ts';
import { checkStep, TYPES } from './tools.ts';

const SAVED = join(ROOT, '.cache/types.txt');
const SETTINGS = ['package-lock.json', 'tsconfig.json', '.config/tsconfig.pages.json', 'astro.config.mjs'];
const PAGES = [
  ...['node_modules/astro/bin/astro.mjs', 'check', '--tsconfig', '.config/tsconfig.pages.json'],
  ...['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
];

/** Hash of everything that affects the types of pages. */
function hashOfPages(): string {
  const hash = createHash('sha256');
  for (const file of [...SETTINGS, ...sourceFiles('src')])
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(ROOT, file)))
        .digest(),
    );
  return hash.digest('hex');
}

async function passes(...command: readonly string[]): Promise<boolean> {
  const { ok, output } = await runStep(checkStep('types', ...command), 'captured');
  if (!ok) console.error(output);
  return ok;
}

async function pagesPass(): Promise<boolean> {
  const hash = hashOfPages();
  if (existsSync(SAVED) && readFileSync(SAVED, 'utf8') === hash) return true;
  const ok = await passes(...PAGES);
  if (ok) {
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    writeFileSync(SAVED, hash);
  }
  return ok;
}

const results = [await passes(...TYPES), await pagesPass()];
process.exitCode = results.every(Boolean) ? 0 : 1;
