import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { limitBody } from './body-limit.ts';
import { createHolds } from './holds.ts';

const openHold = createHolds({ smallBytes: 2, mostSmall: 8, mostLarge: 7, mostStreams: 0 });
const app = new Hono()
  .use('/busy', limitBody(10, 10_000, openHold))
  .use('/', limitBody(10, 50))
  .post('*', async (c) => c.text(await c.req.text()));
let server: ReturnType<typeof serve>;
beforeAll(async () => {
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(() => void server.close());

function start(text: string, path: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: one.localhost\r\n${text}`);
  return socket;
}

/** Sends this text and waits until the connection closes. */
const raw = (text: string, path = '/'): Promise<string> => received(start(text, path));

async function received(socket: Socket): Promise<string> {
  let response = '';
  for await (const part of socket) response += String(part);
  return response;
}

it('a body that stops halfway gets a 408, and its connection closes', async () => {
  expect(await raw('Content-Length: 8\r\n\r\nhalf')).toMatch(/^HTTP\/1\.1 408 [^]*BODY-TIMED-OUT/);
  expect(await raw('Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n')).toMatch(/^HTTP\/1\.1 408 /);
});

it('a complete body is forwarded', async () => {
  expect(await raw('Connection: close\r\nContent-Length: 5\r\n\r\nwhole')).toMatch(
    /^HTTP\/1\.1 200 [^]*whole$/,
  );
});

it('a slow large body can block another large body, but not a small one', async () => {
  const post = (body: string) =>
    raw(`Connection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`, '/busy');
  const slow = start('Connection: close\r\nContent-Length: 9\r\n\r\nslow-and', '/busy');
  await vi.waitUntil(async () => (await post('large')).startsWith('HTTP/1.1 503 '));
  expect(await post('large')).toMatch(/^retry-after: 1\r$/im);
  expect(await post('ok')).toMatch(/^HTTP\/1\.1 200 [^]*ok$/);
  slow.write('!');
  expect(await received(slow)).toMatch(/^HTTP\/1\.1 200 [^]*slow-and!$/);
  expect(await post('large')).toMatch(/^HTTP\/1\.1 200 [^]*large$/);
});

it('a slow large body frees its memory when its client disconnects', async () => {
  const post = () => raw('Connection: close\r\nContent-Length: 5\r\n\r\nlarge', '/busy');
  const slow = start('Content-Length: 9\r\n\r\nslow-and', '/busy');
  await vi.waitUntil(async () => (await post()).startsWith('HTTP/1.1 503 '));
  slow.destroy();
  await vi.waitUntil(async () => (await post()).startsWith('HTTP/1.1 200 '));
});
