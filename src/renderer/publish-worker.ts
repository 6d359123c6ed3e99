/** Runs in a worker thread: publishes the sites that `worker-publisher.ts` sends, one after another. */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import type { BrandSite } from '../brand/read-brands.ts';
import type { BrandName } from '../brand/validate/other-brand-names.ts';
import { assetsOf, type AssetLinks } from './assets.ts';
import { BrandRefusedError } from './publish-errors.ts';
import { localPublisher, type SitePublisher } from './site-publisher.ts';

export interface WorkerSetup {
  /** Marks the worker's data as meant for this file. */
  publishing: true;
  root: string;
  brands: readonly BrandName[];
  links: AssetLinks;
}

export type WorkerTask =
  { id: number; site: BrandSite; input: string } | { id: number; /** To be written. */ code: string };

/** Only plain errors survive the way to another thread. */
export type WorkerReply =
  | { id: number; line: string }
  | { id: number; refused: { code: string; what: string; lines: readonly string[] } }
  | { id: number; error: Error };

const isSetup = (data: unknown): data is WorkerSetup =>
  typeof data === 'object' && data !== null && 'publishing' in data;

async function answer(publisher: SitePublisher, task: WorkerTask): Promise<WorkerReply> {
  const { id } = task;
  try {
    if ('code' in task) return { id, line: await publisher.write(task.code) };
    await publisher.render(task.site, task.input);
    return { id, line: '' };
  } catch (error) {
    if (!(error instanceof BrandRefusedError))
      return { id, error: error instanceof Error ? error : new Error(String(error)) };
    const { code, what, lines } = error;
    return { id, refused: { code, what, lines } };
  }
}

function serve(port: MessagePort, { root, brands, links }: WorkerSetup): void {
  const publisher = localPublisher(root, brands, assetsOf(root, links));
  let last = Promise.resolve();
  port.on('message', (task: WorkerTask) => {
    last = last.then(async () => port.postMessage(await answer(publisher, task)));
  });
}

const setup: unknown = workerData;
if (parentPort && isSetup(setup)) serve(parentPort, setup);
