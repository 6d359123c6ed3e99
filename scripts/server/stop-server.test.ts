/** How the portal's own server stops: systemd sends SIGTERM when it restarts the service. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { createRoot, startServer, stopServers } from './attacks/attack.fixture.ts';
import { send } from './attacks/raw-requests.fixture.ts';

const received = Promise.withResolvers<ServerResponse>();
const services = createServer((_request, response) => received.resolve(response));
const root = createRoot();
afterAll(async () => {
  await stopServers();
  services.close();
  rmSync(root, { recursive: true, force: true });
});

it('a request to the services gets its response after SIGTERM, and then the server exits', async () => {
  await once(services.listen(0, '127.0.0.1'), 'listening');
  const { port } = services.address() as AddressInfo;
  const server = await startServer(root, { SERVICES_ORIGIN: `http://127.0.0.1:${port}` });
  const path = '/rbsmbl/x-services/appConfig';
  const sent = send(server.port, { path });
  const response = await received.promise;
  const exited = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await expect.poll(() => send(server.port, { path: '/' }).catch(({ code }) => code)).toBe('ECONNREFUSED');
  response.end('{"payload":1}');
  expect(await sent).toMatchObject({ status: 200, body: '{"payload":1}' });
  expect((await exited)[0]).toBe(0);
}, 30_000);
