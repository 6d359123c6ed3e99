import { availableParallelism } from 'node:os';
import { compressAssets } from './asset-copies.ts';
import { assetsOf } from './assets.ts';
import { localPublisher, type PublishSetup, type SitePublisher } from './site-publisher.ts';
import { startWorker, type StartedWorker } from './worker-publisher.ts';

/** A worker takes as long to start as three sites take in this thread. */
const SITES_PER_WORKER = 3;
export const SITES_FOR_WORKERS = 2 * SITES_PER_WORKER;

/** A machine may have more cores than there is work for. */
export const workersFor = (sites: number, threads: number): number =>
  Math.min(threads, Math.floor(sites / SITES_PER_WORKER));

/** The worker threads of one publish. */
export interface WorkerTeam {
  /** Starts the workers before it is known what they will do. @param sites how many there may be */
  start(sites: number): void;
  /** Publishers for a number of sites: the workers, or this thread if workers would save no time. */
  publishers(setup: PublishSetup, sites: number): Promise<SitePublisher[]>;
  stop(): Promise<void>;
}

/** @param threads most workers */
export function workerTeam(root: string, threads: number = availableParallelism()): WorkerTeam {
  let workers: StartedWorker[] = [];
  const start = (sites: number): void => {
    if (workers.length === 0 && threads > 1)
      workers = Array.from({ length: workersFor(sites, threads) }, () => startWorker(root));
  };
  return {
    start,
    async publishers(setup, sites) {
      if (sites < SITES_FOR_WORKERS || threads < 2) return [localPublisher(root, setup)];
      start(sites);
      const compiled = assetsOf(root, setup.links);
      // Otherwise each worker would compress them when it writes its first site.
      await compressAssets(root, compiled.paths, compiled);
      return workers.map((worker) => worker.publisher(setup));
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
    },
  };
}
