/** Tests the events for saved files, including files saved while a page loads. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { savedFiles, type SavedFiles } from './saved-files.ts';

let saves: SavedFiles;
let server: Server;
let stop: AbortController;

beforeEach(async () => {
  saves = savedFiles();
  stop = new AbortController();
  server = createServer(({ url = '' }, response) => saves.follow(response, Number(url.slice(1))));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  stop.abort();
  server.closeAllConnections();
  server.close();
});

async function follow(seen: number): Promise<() => Promise<string>> {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { body } = await fetch(`http://127.0.0.1:${port}/${seen}`, { signal: stop.signal });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  return async () => (await reader?.read())?.value ?? '';
}

it('the event stream notifies a page of the next save', async () => {
  const next = await follow(saves.count());
  expect(await next()).toBe(':\n\n');
  saves.tell();
  expect(await next()).toBe('data: saved\n\n');
});

it('the event stream notifies a page immediately of a save that happened while the page was loading', async () => {
  const seen = saves.count();
  saves.tell();
  const next = await follow(seen);
  expect(await next()).toBe('data: saved\n\n');
});
