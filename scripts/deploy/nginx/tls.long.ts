/** Tests TLS and HTTP/2 in a running nginx. Needs Debian's nginx and libnginx-mod-http-brotli-static. */
import { rmSync } from 'node:fs';
import { connect, type ConnectionOptions } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRoot, DOMAIN } from '../../server/attacks/attack.fixture.ts';
import { HOST, send } from '../../server/attacks/raw-requests.fixture.ts';
import { freePort } from '../../server/free-port.ts';
import { startNginx, type Nginx } from './run-nginx.ts';

let root: string;
let secure: Nginx;
beforeAll(async () => {
  root = createRoot();
  secure = await startNginx({ root, port: await freePort(), upstream: await freePort(), tls: true });
});
afterAll(async () => {
  await secure.stop();
  rmSync(root, { recursive: true, force: true });
});

const handshake = (options: ConnectionOptions): Promise<string | null> =>
  new Promise((done, failed) => {
    const socket = connect({ port: secure.port, rejectUnauthorized: false, ...options }, () => {
      done(`${socket.getProtocol()} ${socket.alpnProtocol}`);
      socket.destroy();
    }).once('error', failed);
  });

it.each([
  ['TLSv1.2', 'TLSv1.2 h2'],
  ['TLSv1.3', 'TLSv1.3 h2'],
] as const)('nginx serves HTTP/2 over %s', async (version, agreed) => {
  const options = { servername: HOST, ALPNProtocols: ['h2'], minVersion: version, maxVersion: version };
  expect(await handshake(options)).toBe(agreed);
});

it('nginx accepts no TLS version older than 1.2', async () => {
  const old = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const;
  await expect(handshake({ servername: HOST, ...old })).rejects.toThrow(/alert protocol version/);
});

it('nginx sends no certificate for a host that belongs to no site', async () => {
  await expect(handshake({ servername: 'evil.example' })).rejects.toThrow(/unrecognized name/);
});

it.each([
  [DOMAIN, '/about/?a=1'],
  [`qa.${DOMAIN}`, '/'],
])('nginx redirects plain HTTP requests for %s to https on the same host', async (host, path) => {
  const { status, headers } = await send(secure.plainPort, { path, headers: { Host: host } });
  expect([status, headers.location]).toEqual([301, `https://${host}:${secure.port}${path}`]);
});

it.each([
  ['evil.example', '/'],
  [DOMAIN, '/.well-known/acme-challenge/none'],
])('nginx responds with 404 to plain HTTP requests for %s%s', async (host, path) => {
  const { status, headers } = await send(secure.plainPort, { path, headers: { Host: host } });
  expect([status, headers.location]).toEqual([404, undefined]);
});
