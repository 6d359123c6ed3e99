/** Times whole build processes, in a copy of the checkout so that the sites being served stay as they are. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { median, type Figures } from './report.ts';

const RUNS = 3;
const LIMIT_MS = 120_000;
const CHANGED_BRAND = 'mincr';

/** Copies what git knows and what it does not ignore; packages are linked. */
export function copyCheckout(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function seconds(copy: string, args: readonly string[]): number {
  const started = performance.now();
  const run = spawnSync(process.execPath, ['scripts/build.ts', ...args], {
    cwd: copy,
    encoding: 'utf8',
    timeout: LIMIT_MS,
  });
  if (run.status !== 0) throw new Error(`build failed: ${run.stderr}`);
  return (performance.now() - started) / 1000;
}

/** A build has something to publish only when something changed. */
function change(copy: string, run: number): void {
  for (const file of ['brands/_base.yaml', `brands/${CHANGED_BRAND}/brand.yaml`]) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8').replaceAll(/ Run \d+\./g, '');
    writeFileSync(path, text.replaceAll(/^( *copyright: .*)$/gm, `$1 Run ${run}.`));
  }
}

const repeat = (measure: (run: number) => number): number =>
  median(Array.from({ length: RUNS }, (_, run) => measure(run)));

/** Median of three whole processes each: from nothing, all brands, one brand. */
export function buildTimes(root: string): Figures {
  const copy = copyCheckout(root);
  try {
    const allColdSeconds = repeat(() => {
      for (const folder of ['dist', '.cache']) rmSync(join(copy, folder), { recursive: true, force: true });
      return seconds(copy, []);
    });
    const allWarmSeconds = repeat((run) => {
      change(copy, run + 1);
      return seconds(copy, []);
    });
    const oneBrandSeconds = repeat((run) => {
      change(copy, run + 101);
      return seconds(copy, ['--brand', CHANGED_BRAND]);
    });
    return { allColdSeconds, allWarmSeconds, oneBrandSeconds };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
