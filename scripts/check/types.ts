/**
 * Checks types, and skips what is as it was when it last passed. Pages need `astro check`, which reads everything; where nothing
 * under `src` changed, TypeScript alone checks the rest, incrementally.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, runStep } from '../steps/run-step.ts';
import { sourceFiles } from './source-files.ts';

const SAVED = join(ROOT, '.cache/types.json');
const LIMIT_SECONDS = 480;
const SETTINGS = ['package-lock.json', 'tsconfig.json', 'astro.config.mjs'];

/** Hash of everything that decides the types in some folders. */
function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...SETTINGS, ...folders.flatMap(sourceFiles)])
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(ROOT, file)))
        .digest(),
    );
  return hash.digest('hex');
}

/** Hashes that passed: of all code, and of the pages with what they import. */
interface Passed {
  all: string;
  pages: string;
}

const isPassed = (value: unknown): value is Passed =>
  typeof value === 'object' && value !== null && 'all' in value && 'pages' in value;

function readPassed(): Passed | undefined {
  if (!existsSync(SAVED)) return undefined;
  try {
    const saved: unknown = JSON.parse(readFileSync(SAVED, 'utf8'));
    return isPassed(saved) ? saved : undefined;
  } catch {
    return undefined; // written by a process that was killed
  }
}

const now: Passed = { all: hashOf(['src', 'scripts', 'stubs', 'tests', '.config']), pages: hashOf(['src']) };
const passed = readPassed();

const command =
  passed?.pages === now.pages
    ? [
        'node_modules/typescript/bin/tsc',
        '--noEmit',
        '-p',
        '.',
        '--incremental',
        '--tsBuildInfoFile',
        '.cache/tsc.json',
      ]
    : [
        ...['node_modules/astro/bin/astro.mjs', 'check'],
        ...['--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning'],
      ];

if (passed?.all !== now.all) {
  const { ok, output } = await runStep(
    { name: 'types', node: command, limitSeconds: LIMIT_SECONDS },
    'captured',
  );
  if (ok) {
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    writeFileSync(SAVED, JSON.stringify(now));
  } else console.error(output);
  process.exitCode = ok ? 0 : 1;
}
