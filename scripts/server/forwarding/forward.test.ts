/** Tests what the server forwards to the services (decisions/services#what-passes-to-and-from-services). */
import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { REFERENCE_HEADER, TEST_BACKEND_HEADER } from '../../../src/lib/http/prepared-request.ts';
import { collectCalls } from '../../../stubs/contract/collect-calls.ts';
import { createForwarder, FORWARDED } from './forward.ts';

it('every request header in the contract is forwarded', async () => {
  const calls = (await collectCalls()).map(({ call }) => call);
  const named = calls.flatMap(({ sends = {}, takes = [] }) => [...Object.keys(sends), ...takes]);
  expect(named).toContain('ObSSOCookie');
  for (const name of [...named, REFERENCE_HEADER, 'Authorization', 'Content-Type'])
    expect(FORWARDED, name).toContain(name.toLowerCase());
});

it('FORWARDED contains neither X-Test-Backend nor a header with an underscore', () => {
  for (const name of FORWARDED) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  expect(FORWARDED).not.toContain(TEST_BACKEND_HEADER.toLowerCase());
});

it('Range and If-Range are both forwarded, so that browsers do not join parts of different files', () => {
  expect(FORWARDED).toEqual(expect.arrayContaining(['range', 'if-range']));
});

const proxyAuthentication: RequestListener = (_request, response) =>
  void response.writeHead(407, { 'Proxy-Authenticate': 'Basic' }).end();
const closedConnection: RequestListener = (request) => void request.socket.destroy();

it.each([
  ['a 407, which browsers hide', proxyAuthentication, '407'],
  ['a closed connection', closedConnection, 'SERVICES-UNREACHABLE'],
])('%s becomes a 502 with an error code', async (_what, listener, code) => {
  const services = createServer(listener);
  await once(services.listen(0, '127.0.0.1'), 'listening');
  const address = services.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const forward = createForwarder({ origin: `http://127.0.0.1:${port}`, timeoutMs: 5000 }, null);
  const response = await forward(new Request('http://northstar.example/rbsmbl/x'), {
    site: { host: 'northstar.example', testBackend: null },
    env: undefined,
  });
  services.close();
  expect(response.headers.get('X-Error-Code')).toBe(code);
  expect([response.status, await response.json()]).toEqual([502, { errors: [{ errorMessage: code }] }]);
});
