import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBody } from './body-limit.ts';

const app = new Hono().use(limitBody(10, 50)).post('*', async (c) => c.text(await c.req.text()));
let server: ReturnType<typeof serve>;
beforeAll(async () => {
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(() => void server.close());

/** Sends this text and waits for the end of the connection. */
async function raw(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: one.localhost\r\n${text}`);
  let answer = '';
  for await (const part of socket) answer += String(part);
  return answer;
}

it('half a body is answered 408, and its connection ends', async () => {
  expect(await raw('Content-Length: 8\r\n\r\nhalf')).toMatch(/^HTTP\/1\.1 408 [^]*BODY-TIMED-OUT/);
  expect(await raw('Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n')).toMatch(/^HTTP\/1\.1 408 /);
});

it('a whole body passes', async () => {
  expect(await raw('Connection: close\r\nContent-Length: 5\r\n\r\nwhole')).toMatch(
    /^HTTP\/1\.1 200 [^]*whole$/,
  );
});
