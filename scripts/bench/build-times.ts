/** Times whole build processes, in a copy of the checkout so that the sites being served stay as they are. */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCheckout } from '../steps/copy-checkout.ts';
import { median, type Figures } from './report.ts';

const RUNS = 3;
const LIMIT_MS = 120_000;
const CHANGED_BRAND = 'mincr';

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
