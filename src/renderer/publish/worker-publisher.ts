/** Publishes sites in a worker thread (decisions/publishing#worker-threads-for-many-brands). */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isBundled } from '../bundle/load-renderer.ts';
import type { BrandSite } from '../../brand/read-brands.ts';
import { BrandRefusedError } from './publish-errors.ts';
import type { WorkerRoot, WorkerMessage, WorkerResponse, WorkerTask } from './publish-worker.ts';
import type { BegunSite, PublishSetup, SitePublisher } from './site-publisher.ts';
import { TOOL } from '../bundle/tool-files.ts';

/** Number of sites that a worker gets at a time. With two, the next site is already queued when the worker finishes a site. */
const SITES_AHEAD = 2;

/** Thrown if a worker has stopped. Stops the whole publish, because the sites that the worker had prepared are lost. */
class WorkerStoppedError extends Error {
  constructor(code: string, reason: string, options?: ErrorOptions) {
    super(`The worker that published ${code} stopped: ${reason}`, options);
    this.name = 'WorkerStoppedError';
  }
}

interface Waiting {
  code: string;
  resolve(line: string): void;
  reject(error: Error): void;
}

export interface WorkerPublisher extends SitePublisher {
  /** Starts to prepare a site. A later call of `prepare` with the same input waits for the result. */
  begin(site: BrandSite, input: string): void;
}

/** A started worker, which loads the renderer and then waits for sites. */
export interface StartedWorker {
  publisher(setup: PublishSetup): WorkerPublisher;
  stop(): Promise<void>;
}

export function startWorker(root: string): StartedWorker {
  const file = isBundled() ? join(root, TOOL) : new URL('./publish-worker.ts', import.meta.url);
  const workerData: WorkerRoot = { publishing: root };
  const worker = new Worker(file, { workerData });
  const waiting = new Map<number, Waiting>();
  let tasks = 0;
  let stopped: { reason: string; cause?: unknown } | undefined;
  const failAll = (reason: string, cause?: unknown): void => {
    stopped ??= { reason, cause };
    // Rejects the first waiting task first. The worker stopped during that task, because it processes tasks in order.
    for (const [id, { code, reject }] of waiting) {
      waiting.delete(id);
      reject(new WorkerStoppedError(code, stopped.reason, { cause: stopped.cause }));
    }
  };
  worker.on('message', (response: WorkerResponse) => {
    const task = waiting.get(response.id);
    waiting.delete(response.id);
    if ('line' in response) task?.resolve(response.line);
    else if ('refused' in response)
      task?.reject(
        new BrandRefusedError(response.refused.code, response.refused.what, response.refused.lines),
      );
    else task?.reject(response.error);
  });
  worker.on('error', (error) => failAll(error.message, error));
  worker.on('exit', (status) => failAll(`exit code ${status}`));
  const post = (message: WorkerMessage): void => worker.postMessage(message);
  const send = (code: string, taskOf: (id: number) => WorkerTask): Promise<string> =>
    new Promise((resolve, reject) => {
      if (stopped) {
        reject(new WorkerStoppedError(code, stopped.reason, { cause: stopped.cause }));
        return;
      }
      tasks += 1;
      waiting.set(tasks, { code, resolve, reject });
      post(taskOf(tasks));
    });
  return {
    publisher(setup) {
      post({ setup });
      const begun = new Map<string, BegunSite>();
      const prepare = (site: BrandSite, input: string): Promise<string> =>
        send(site.brand.code, (id) => ({ id, site, input }));
      return {
        ahead: SITES_AHEAD,
        begun,
        begin(site, input) {
          const { code } = site.brand;
          const done = prepare(site, input);
          done.catch(() => {}); // avoids an unhandled rejection if the publish stops before it waits for this site
          begun.set(code, { input, done });
        },
        async prepare(site, input) {
          const early = begun.get(site.brand.code);
          await (early?.input === input ? early.done : prepare(site, input));
        },
        serve: (code) => send(code, (id) => ({ id, code })),
        async finish(domain) {
          await send(domain, (id) => ({ id, domain }));
        },
      };
    },
    async stop() {
      await worker.terminate();
    },
  };
}
