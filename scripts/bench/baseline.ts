/** Fixed work that is timed beside every measurement. Other load on the machine slows both equally. */
import { availableParallelism, tmpdir } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Page } from 'playwright';
import { timed } from './ending.ts';
import { median } from './report.ts';

const PROCESS_LIMIT_MS = 20_000;
const PROCESSES = 3;
const LOOPS = 3;

/**
 * The fixed loop, as source for a worker or a browser page. Works with numbers, objects and strings, as a renderer
 * does. Evaluates to its duration in milliseconds. Changing the loop invalidates all time budgets.
 */
export const LOOP = `(() => {
  const started = performance.now();
  let sum = 0;
  for (let round = 0; round < 40; round += 1) {
    const words = [];
    for (let at = 0; at < 4000; at += 1) words.push({ at, word: 'w' + ((at * 7919 + round) % 4001) });
    words.sort((a, b) => (a.word < b.word ? -1 : 1));
    const text = words.map(({ word }) => '<p>' + word + '</p>').join('');
    for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0;
  }
  return performance.now() - started + (sum === 1 ? 1 : 0);
})()`;

export type Baseline = () => Promise<number>;

async function medianOf(script: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < PROCESSES; run += 1)
    times.push(await timed(tmpdir(), ['--eval', script], PROCESS_LIMIT_MS));
  return median(times);
}

/** Seconds that a Node process with an empty script takes. */
export const nodeStart: Baseline = () => medianOf('');

/**
 * Seconds that a Node process takes to start and run `LOOP`. The time of a process without the loop would vary more
 * than the build time of a brand.
 */
export const processWithLoop: Baseline = () => medianOf(LOOP);

const loopInWorker = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(`require('node:worker_threads').parentPort.postMessage(${LOOP})`, {
      eval: true,
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

async function loopOnCores(): Promise<number> {
  const times = await Promise.all(Array.from({ length: availableParallelism() }, loopInWorker));
  return times.reduce((sum, time) => sum + time, 0) / times.length / 1000;
}

/** Median seconds of the loop when it runs on every core at once, because a build also uses every core. */
export async function coresLoop(): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < LOOPS; run += 1) times.push(await loopOnCores());
  return median(times);
}

/** Milliseconds that `LOOP` takes in a page. Uses the fastest of three runs, because other load slows the loop. */
export async function browserLoop(page: Page): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < LOOPS; run += 1) times.push(Number(await page.evaluate(LOOP)));
  return Math.min(...times);
}
