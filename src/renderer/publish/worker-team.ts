import { availableParallelism } from 'node:os';
import type { BrandSite } from '../../brand/read-brands.ts';
import { compressAssets } from '../release/asset-copies.ts';
import { assetsOf } from '../render/assets.ts';
import { removeUnserved } from '../release/release-site.ts';
import { growAsUsual, growSlowly, SITES_FOR_SLOW_GROWTH } from './heap-growth.ts';
import { localPublisher, type PublishSetup, type SitePublisher } from './site-publisher.ts';
import { startWorker, type StartedWorker, type WorkerPublisher } from './worker-publisher.ts';

/** Minimum number of sites per thread, because starting a worker takes as long as publishing three sites. */
const SITES_PER_THREAD = 3;
export const SITES_FOR_WORKERS = 2 * SITES_PER_THREAD;

/** Number of sites that a worker gets while this thread still reads brands. Reading takes as long as publishing these sites. */
const EARLY_SITES = 3;

/** Number of threads to use, including this thread. May be lower than the number of cores. */
export const threadsFor = (sites: number, threads: number): number =>
  Math.min(threads, Math.floor(sites / SITES_PER_THREAD));

export interface WorkerTeam {
  /** Starts the workers before the sites are known. @param sites maximum number of sites */
  start(sites: number): void;
  /** Makes a worker prepare a site while other brands are still being read. Does nothing if no worker has started or all workers have enough sites. */
  begin(setup: PublishSetup, site: BrandSite, inputOf: (site: BrandSite) => string): void;
  /** The publishers to use for these sites: workers and this thread, or only this thread if workers would not save time. */
  publishers(setup: PublishSetup, sites: readonly BrandSite[]): Promise<SitePublisher[]>;
  /** Stops the workers, and deletes releases that were prepared but not served. */
  stop(): Promise<void>;
}

/** @param threads maximum number of threads, including this thread */
export function workerTeam(root: string, threads: number = availableParallelism()): WorkerTeam {
  let workers: StartedWorker[] = [];
  let early: { brands: string; publishers: readonly WorkerPublisher[] } | undefined;
  const begun: BrandSite[] = [];
  const start = (sites: number): void => {
    if (workers.length === 0 && threads > 1)
      workers = Array.from({ length: threadsFor(sites, threads) - 1 }, () => startWorker(root));
  };
  return {
    start,
    begin(setup, site, inputOf) {
      early ??= {
        brands: JSON.stringify(setup.brands),
        publishers: workers.map((worker) => worker.publisher(setup)),
      };
      const [next] = early.publishers.toSorted((a, b) => a.begun.size - b.begun.size);
      if (!next || next.begun.size >= EARLY_SITES) return;
      begun.push(site);
      next.begin(site, inputOf(site));
    },
    async publishers(setup, sites) {
      begun.push(...sites);
      if (sites.length >= SITES_FOR_SLOW_GROWTH) growSlowly();
      if (sites.length < SITES_FOR_WORKERS || threads < 2) return [localPublisher(root, setup, true)];
      start(sites.length);
      const compiled = assetsOf(root, setup.links);
      // Compresses the shared files before the workers write sites, because otherwise each worker would compress them.
      await compressAssets(root, compiled.paths, compiled);
      const ofWorkers =
        early?.brands === JSON.stringify(setup.brands)
          ? early.publishers
          : workers.map((worker) => worker.publisher(setup)); // if the brands changed, the early releases are discarded
      return [...ofWorkers, localPublisher(root, setup, false)];
    },
    async stop() {
      growAsUsual();
      await Promise.all(workers.map((worker) => worker.stop()));
      for (const { brand } of begun) removeUnserved(root, brand.domain);
    },
  };
}
