/** Runs in a thread of the resident publisher and keeps the publish tool loaded. Handles the publish requests of `resident.ts`, one at a time. */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { rememberTexts } from '../../lib/text/once-per-text.ts';
import { publishCompiled } from '../bundle/publish-tool.ts';
import type { ResidentRequest, ResidentResponse, Warm } from './resident-messages.ts';
import { warmUpThread } from './resident-warm-up.ts';

export interface ResidentRoot {
  /** Folder of the project. A thread whose `workerData` has this key was started by `resident.ts`. */
  resident: string;
}

/** Number of pages to keep in caches: the pages of a few brands in two languages. */
const PAGES = 400;

const isResidentRoot = (data: unknown): data is ResidentRoot =>
  typeof data === 'object' && data !== null && 'resident' in data;

async function publish(
  root: string,
  { codes, options, buildTime }: ResidentRequest,
  send: (response: ResidentResponse) => void,
): Promise<ResidentResponse> {
  if (buildTime === null) delete process.env['BUILD_TIME'];
  else process.env['BUILD_TIME'] = buildTime;
  try {
    const report = await publishCompiled(root, codes, {
      ...options,
      log: (line) => send({ log: line }),
      onVisible: (visible) => send({ visible }),
    });
    return report ? { complete: report } : { alone: true };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function serve(port: MessagePort, root: string): void {
  rememberTexts(PAGES);
  const send = (response: ResidentResponse | Warm): void => port.postMessage(response);
  let isRequested = false;
  warmUpThread(root, () => isRequested)
    .catch(() => {}) // ignored, because the first publish reports the same error
    .finally(() => send({ warm: true }));
  port.on('message', (request: ResidentRequest) => {
    isRequested = true;
    void publish(root, request, send).then(send);
  });
}

const data: unknown = workerData;
if (parentPort && isResidentRoot(data)) serve(parentPort, data.resident);
