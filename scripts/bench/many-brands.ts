/** Build time by number of brands: 1, 35 and 350, the latter cloned from the 35. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildCommand } from './build-command.ts';
import { build } from './build-times.ts';
import { brandFile, cloneBrands, codesOf, edit } from './clone-brands.ts';
import { endWithUs } from './ending.ts';
import { runsBeside, timeOf, type Pair } from './ratio.ts';
import type { Figures } from './report.ts';
import { coresLoop } from './yardstick.ts';

const LIMIT_MS = 300_000;
const CHANGED_BRAND = 'mincr';
const KILOBYTES_PER_MEGABYTE = 1024;
const MS_PER_SECOND = 1000;

const run = promisify(execFile);

interface Measured {
  seconds: number;
  megabytes: number;
}

/** Time and memory of one build process. */
async function measured(copy: string, args: readonly string[]): Promise<Measured> {
  const report = `process.on('exit', () => console.error('peak ' + process.resourceUsage().maxRSS))`;
  const started = performance.now();
  const running = run(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(report)}`, ...buildCommand(copy), ...args],
    { cwd: copy, timeout: LIMIT_MS, killSignal: 'SIGKILL', maxBuffer: 10_000_000 },
  );
  endWithUs(running.child);
  const { stderr } = await running;
  const peak = Number(/peak (\d+)/.exec(stderr)?.[1] ?? Number.NaN);
  return { seconds: (performance.now() - started) / 1000, megabytes: peak / KILOBYTES_PER_MEGABYTE };
}

/** Deletes what publishing has written, except the compiled renderer. */
export const forget = (copy: string): void => {
  for (const folder of ['dist/sites', 'dist/releases', 'dist/history', 'dist/pool', '.cache/compressed'])
    rmSync(join(copy, folder), { recursive: true, force: true });
};

async function besideLoop(run: () => Promise<Measured>): Promise<[Measured, Pair]> {
  let result: Measured = { seconds: Number.NaN, megabytes: Number.NaN };
  const pairs = await runsBeside(coresLoop, 1, async () => {
    result = await run();
    return result.seconds;
  });
  return [result, { value: result.seconds, yardstick: pairs[0]?.yardstick ?? Number.NaN }];
}

const inAll = (seconds: number, brands: number): string =>
  `${((seconds * MS_PER_SECOND) / brands).toFixed(0)} ms a brand`;

/**
 * Builds 1, 35 and 350 brands with a compiled renderer and empty caches, then 350 with one changed. @param copy a
 * copy of the checkout; ends with 350 brands
 */
export async function manyBrands(copy: string): Promise<Figures> {
  await build(copy);
  const codes = codesOf(copy);
  forget(copy);
  const one = await measured(copy, ['--brand', CHANGED_BRAND]);
  forget(copy);
  const all = await measured(copy, []);
  const many = cloneBrands(copy);
  forget(copy);
  const [cold, coldPair] = await besideLoop(() => measured(copy, []));
  edit(brandFile(copy, CHANGED_BRAND), (text) => text.replace(/^description: /m, 'description: New. '));
  const [changed, changedPair] = await besideLoop(() => measured(copy, []));
  console.info(
    [
      'Brands, nothing kept but the compiled renderer:',
      ...[[1, one] as const, [codes.length, all] as const, [many, cold] as const].map(
        ([brands, { seconds, megabytes }]) =>
          `  ${String(brands).padStart(4)}  ${seconds.toFixed(2).padStart(6)} s  ${megabytes.toFixed(0).padStart(4)} MB  ${inAll(seconds, brands)}`,
      ),
    ].join('\n'),
  );
  const perBrand = ((cold.seconds - one.seconds) * MS_PER_SECOND) / (many - 1);
  return {
    manyColdSeconds: { ...timeOf([coldPair]), note: inAll(cold.seconds, many) },
    manyChangedSeconds: timeOf([changedPair]),
    manyMegabytes: { value: Math.max(cold.megabytes, changed.megabytes) },
    brandMs: {
      ...timeOf([{ value: perBrand, yardstick: coldPair.yardstick * MS_PER_SECOND }]),
      note: 'rendered, compressed and written',
    },
  };
}
