/** Runs in a worker thread: publishes the sites that `worker-publisher.ts` sends, one after another. */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { BrandSite } from '../../brand/read-brands.ts';
import { loadRenderer } from '../bundle/load-renderer.ts';
import { BrandRefusedError } from './publish-errors.ts';
import { localPublisher, type PublishSetup, type SitePublisher } from './site-publisher.ts';

export interface WorkerRoot {
  /** Folder of the project. A thread whose `workerData` has this key was started by `worker-publisher.ts`. */
  publishing: string;
}

export type WorkerTask =
  | { id: number; site: BrandSite; input: string }
  | { id: number; /** Code of the brand to serve. */ code: string }
  | { id: number; /** Domain of the site to finish. */ domain: string };

/** The first message to a worker is the setup; all later messages are tasks. */
export type WorkerMessage = { setup: PublishSetup } | WorkerTask;

/** A worker's response. `refused`: values of a BrandRefusedError, because a message does not keep an error's class. */
export type WorkerResponse =
  | { id: number; line: string }
  | { id: number; refused: { code: string; what: string; lines: readonly string[] } }
  | { id: number; error: Error };

const isWorkerRoot = (data: unknown): data is WorkerRoot =>
  typeof data === 'object' && data !== null && 'publishing' in data;

async function respond(publisher: SitePublisher, task: WorkerTask): Promise<WorkerResponse> {
  const { id } = task;
  try {
    if ('code' in task) return { id, line: await publisher.serve(task.code) };
    if ('domain' in task) await publisher.finish(task.domain);
    else await publisher.prepare(task.site, task.input);
    return { id, line: '' };
  } catch (error) {
    if (!(error instanceof BrandRefusedError))
      return { id, error: error instanceof Error ? error : new Error(String(error)) };
    const { code, what, lines } = error;
    return { id, refused: { code, what, lines } };
  }
}

function serve(port: MessagePort, root: string): void {
  // Loads the renderer before the first site arrives. A failure is ignored here, because the first site reports it.
  void loadRenderer(root).catch(() => undefined);
  let publisher: SitePublisher | undefined;
  let last = Promise.resolve();
  port.on('message', (message: WorkerMessage) => {
    if ('setup' in message) publisher = localPublisher(root, message.setup, false);
    else
      last = last.then(async () => {
        if (publisher) port.postMessage(await respond(publisher, message));
      });
  });
}

const data: unknown = workerData;
if (parentPort && isWorkerRoot(data)) serve(parentPort, data.publishing);
