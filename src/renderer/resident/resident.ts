/**
 * The resident publisher: a process that keeps the publish tool loaded and publishes for `npm run build`
 * (decisions/publishing#a-publisher-stays-resident-in-dev). The command connects to a socket in `dist`. If there is no socket, the
 * command publishes in its own process.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { releaseOwnLocks } from '../release/publish-lock.ts';
import { TOOL } from '../bundle/tool-files.ts';
import { isLast, type ResidentRequest, type ResidentResponse, type Warm } from './resident-messages.ts';
import type { ResidentRoot } from './resident-thread.ts';

export const SOCKET = 'dist/publisher.sock';

/** Path of the socket. It is relative, because a socket's path may have only about 100 characters. */
const socketPath = (root: string): string => relative(process.cwd(), join(root, SOCKET));

export interface Resident {
  /** Resolves once the first thread has warmed up. */
  warmed: Promise<unknown>;
  close(): Promise<void>;
}

type Receive = (response: ResidentResponse) => void;

/** Manages the thread that publishes, one request at a time. A new thread starts if the tool on disk has changed. */
function publishThread(root: string) {
  let worker: Worker | null = null;
  let receive: Receive = () => {};
  const { promise: warmed, resolve: isWarm } = Promise.withResolvers<Warm>();
  const stop = async (): Promise<void> => {
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  };
  const start = (): Worker => {
    const workerData: ResidentRoot = { resident: root };
    const started = new Worker(join(root, TOOL), {
      workerData,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    started.on('message', (response: ResidentResponse | Warm) =>
      'warm' in response ? isWarm(response) : receive(response),
    );
    const fail = (): void => {
      if (worker !== started) return;
      worker = null;
      releaseOwnLocks(root);
      isWarm({ warm: true });
      receive({ alone: true });
    };
    return started.on('error', fail).on('exit', fail);
  };
  /** @param send called with each response except the last @returns the last response */
  const publish = async (request: ResidentRequest, send: Receive): Promise<ResidentResponse> => {
    const thread = (worker ??= start());
    const last = await new Promise<ResidentResponse>((resolve) => {
      receive = (response) => (isLast(response) ? resolve(response) : send(response));
      thread.postMessage(request);
    });
    if ('alone' in last) await stop();
    return last;
  };
  /** Loads the tool before the first request. */
  const load = (): void => {
    if (existsSync(join(root, TOOL))) worker ??= start();
  };
  /** Stops the publish in progress, as if its process had been killed. The next request gets a new thread. */
  const cancel = (): void => void worker?.terminate();
  return { load, publish, stop, cancel, warmed };
}

const isAlive = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Starts the resident publisher. @returns null if another process is already the resident publisher of this folder */
export async function startResident(root: string): Promise<Resident | null> {
  const path = socketPath(root);
  mkdirSync(dirname(join(root, SOCKET)), { recursive: true });
  if (existsSync(path)) {
    if (await isAlive(path)) return null;
    rmSync(path, { force: true }); // stale socket of a killed process
  }
  const thread = publishThread(root);
  thread.load();
  const open = new Set<Socket>();
  let last: Promise<unknown> = Promise.resolve();
  const serve = async (socket: Socket, request: ResidentRequest): Promise<void> => {
    if (socket.destroyed) return; // the command ended while its request was waiting
    const send = (response: ResidentResponse): void => {
      if (socket.writable) socket.write(`${JSON.stringify(response)}\n`);
    };
    const canPublish = request.node === process.version && existsSync(join(root, TOOL));
    socket.once('close', thread.cancel); // the command has ended, for example by Ctrl-C
    const response = canPublish ? await thread.publish(request, send) : { alone: true as const };
    socket.off('close', thread.cancel);
    send(response);
    socket.end();
    thread.load();
  };
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy()); // the command has ended
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (!text.endsWith('\n')) return;
      try {
        const request: ResidentRequest = JSON.parse(text);
        socket.write(`${JSON.stringify({ accepted: true })}\n`);
        last = last.then(() => serve(socket, request)).catch(() => socket.destroy());
      } catch {
        socket.destroy(); // the client is not a build command
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });
  server.unref();
  return {
    warmed: thread.warmed,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await thread.stop();
    },
  };
}
