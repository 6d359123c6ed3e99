/** Times whole processes: full builds, one brand, checks, rollback. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCommand } from './build-command.ts';
import { changePages, readBrandFiles, restore } from './change-brands.ts';
import { timed } from './ending.ts';
import { runsBeside, timeOf } from './ratio.ts';
import type { Figures } from './report.ts';
import { coresLoop, processWithLoop } from './yardstick.ts';

const RUNS = 5;
const QUICK_RUNS = 3;
const LIMIT_MS = 300_000;
const CHANGED_BRAND = 'mincr';

/** @returns seconds of the whole process */
export const build = (copy: string, args: readonly string[] = []): Promise<number> =>
  timed(copy, [...buildCommand(copy), ...args], LIMIT_MS);

/**
 * Medians of several whole processes, in seconds. Afterward the brand files are as before, and published.
 * @param copy a copy of the checkout that is not built yet
 * @param quick fewer runs
 */
export async function buildTimes(copy: string, quick: boolean): Promise<Figures> {
  const originals = readBrandFiles(copy);
  const runs = quick ? QUICK_RUNS : RUNS;
  const cold = await runsBeside(coresLoop, quick ? 1 : RUNS, () => {
    for (const folder of ['dist', '.cache', '.astro'])
      rmSync(join(copy, folder), { recursive: true, force: true });
    return build(copy);
  });
  const all = await runsBeside(coresLoop, runs, (run) => {
    changePages(originals, run);
    return build(copy);
  });
  restore(originals);
  await build(copy);
  const own = readBrandFiles(copy, CHANGED_BRAND);
  const publishOne = () => build(copy, ['--brand', CHANGED_BRAND]);
  const one = await runsBeside(processWithLoop, runs + 2, (run) => {
    changePages(own, run);
    return publishOne();
  });
  const back = await runsBeside(processWithLoop, 1, () =>
    timed(copy, ['scripts/brands.ts', 'rollback', CHANGED_BRAND], LIMIT_MS),
  );
  restore(own);
  await publishOne();
  const check = await runsBeside(processWithLoop, runs, () =>
    timed(copy, ['scripts/brands.ts', 'check'], LIMIT_MS),
  );
  const [allWarmSeconds, oneBrandSeconds] = [timeOf(all), timeOf(one)];
  return {
    checkAllSeconds: timeOf(check),
    rollbackSeconds: timeOf(back),
    oneBrandSeconds,
    allWarmSeconds,
    allColdSeconds: timeOf(cold),
    allToOneRatio: { value: allWarmSeconds.value / oneBrandSeconds.value },
  };
}
