/** Times whole processes: builds from nothing, of all brands, of one brand; the check; the way back. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { timed } from './ending.ts';
import { ofRuns, type Figures } from './report.ts';

const RUNS = 3;
const LIMIT_MS = 120_000;
const CHANGED_BRAND = 'mincr';

/** Publishes the brands of a copy of the checkout. @returns seconds of the whole process */
export const build = (copy: string, args: readonly string[] = []): Promise<number> =>
  timed(copy, ['scripts/build.ts', ...args], LIMIT_MS);

/** The footer's line is on every page, the description on the home page; quotes stay at the end. */
const LINE = /^(?<start> *(?:copyright|description): .*?)(?<quote>"?)$/gm;

/** Every YAML file under `brands`: own records, families and the base. */
const brandFiles = (copy: string): string[] =>
  readdirSync(join(copy, 'brands'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(copy, 'brands', name));

/**
 * A build has something to publish only when something changed. Every page of every brand changes here, so
 * that all is rendered, compressed and written.
 */
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
 * Medians of three whole processes each, in seconds. Afterwards the copy's brand files are as they were, and
 * not published.
 * @param copy a copy of the checkout, not built yet
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
