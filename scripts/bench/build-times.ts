/** Times whole processes: full builds, one brand, checks, rollback. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommand } from './build-command.ts';
import { changePages, readBrandFiles, restore } from './change-brands.ts';
import { timed } from './ending.ts';
import { ofRuns, type Figures } from './report.ts';

const RUNS = 3;
const LIMIT_MS = 300_000;
const CHANGED_BRAND = 'mincr';

/** @returns seconds of the whole process */
export const build = (copy: string, args: readonly string[] = []): Promise<number> =>
  timed(copy, [...buildCommand(copy), ...args], LIMIT_MS);

async function repeat(measure: (run: number) => Promise<number>): Promise<number[]> {
  const runs = [];
  for (let run = 1; run <= RUNS; run += 1) runs.push(await measure(run));
  return runs;
}

/**
 * Medians of three processes each, in seconds. Restores the brand files afterward, without publishing them. @param
 * copy a copy of the checkout that is not built yet
 */
export async function buildTimes(copy: string): Promise<Figures> {
  const originals = readBrandFiles(copy);
  const cold = await repeat(() => {
    for (const folder of ['dist', '.cache', '.astro'])
      rmSync(join(copy, folder), { recursive: true, force: true });
    return build(copy);
  });
  const all = await repeat((run) => {
    changePages(originals, run);
    return build(copy);
  });
  const one = await repeat((run) => {
    changePages(originals, RUNS + run);
    return build(copy, ['--brand', CHANGED_BRAND]);
  });
  const back = await timed(copy, ['scripts/brands.ts', 'rollback', CHANGED_BRAND], LIMIT_MS);
  restore(originals);
  const check = await repeat(() => timed(copy, ['scripts/brands.ts', 'check'], LIMIT_MS));
  const [allWarmSeconds, oneBrandSeconds] = [ofRuns(all, 2), ofRuns(one, 2)];
  return {
    checkAllSeconds: ofRuns(check, 2),
    rollbackSeconds: { value: back },
    oneBrandSeconds,
    allWarmSeconds,
    allColdSeconds: ofRuns(cold, 2),
    allToOneRatio: { value: allWarmSeconds.value / oneBrandSeconds.value },
  };
}
