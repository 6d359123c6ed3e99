/** Times whole processes: full builds, one brand, checks, rollback. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { timed } from './ending.ts';
import { ofRuns, type Figures } from './report.ts';

const RUNS = 3;
const LIMIT_MS = 120_000;
const CHANGED_BRAND = 'mincr';

/** @returns seconds of the whole process */
export const build = (copy: string, args: readonly string[] = []): Promise<number> =>
  timed(copy, ['scripts/build.ts', ...args], LIMIT_MS);

/** The footer's copyright line is on every page, the description on the home page. */
const LINE = /^(?<start> *(?:copyright|description): .*?)(?<quote>"?)$/gm;

const brandFiles = (copy: string): string[] =>
  readdirSync(join(copy, 'brands'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(copy, 'brands', name));

/** Changes every page of every brand, so that everything is rendered, compressed and written. */
function change(originals: ReadonlyMap<string, string>, run: number): void {
  for (const [file, text] of originals)
    writeFileSync(file, text.replaceAll(LINE, `$<start> Run ${run}.$<quote>`));
}

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
  const originals = new Map(brandFiles(copy).map((file) => [file, readFileSync(file, 'utf8')]));
  const cold = await repeat(() => {
    for (const folder of ['dist', '.cache', '.astro'])
      rmSync(join(copy, folder), { recursive: true, force: true });
    return build(copy);
  });
  const all = await repeat((run) => {
    change(originals, run);
    return build(copy);
  });
  const one = await repeat((run) => {
    change(originals, RUNS + run);
    return build(copy, ['--brand', CHANGED_BRAND]);
  });
  const back = await timed(copy, ['scripts/brands.ts', 'rollback', CHANGED_BRAND], LIMIT_MS);
  for (const [file, text] of originals) writeFileSync(file, text);
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
