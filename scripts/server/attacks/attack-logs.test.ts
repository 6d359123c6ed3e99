/** Tests what clients leave in the log if they send invalid requests or close the connection early. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { attackedFront } from './attacked-front.fixture.ts';
import { HOST, send } from './raw-requests.fixture.ts';

const JSON_POST = [
  'POST /rbsmbl/x-services/userInfo/userLogin HTTP/1.1',
  `Host: ${HOST}`,
  'Content-Type: application/json',
];

const { seen, server } = attackedFront({ SERVICES_TIMEOUT_MS: '30000' });

async function write(lines: readonly string[]): Promise<Socket> {
  const socket = connect(server().port, '127.0.0.1');
  socket.on('error', () => {}); // the server may close the connection first
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

/** Waits for the first bytes of the response, which show that the server handles the request. */
const begun = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

/** Stops the server, so that its log is complete. @returns the lines of the log */
async function wholeLog(): Promise<string[]> {
  expect((await send(server().port, { path: '/about/' })).status).toBe(200);
  await server().stop();
  return server().printed().split('\n').filter(Boolean);
}

it('neither an early-closed connection nor an invalid request leaves a line in the log', async () => {
  const aborted: Socket[] = [];
  for (const length of ['Content-Length: 100', 'Transfer-Encoding: chunked']) {
    const socket = await write([...JSON_POST, length, 'Expect: 100-continue']);
    expect(await begun(socket)).toContain('100 Continue');
    aborted.push(socket);
  }
  const download = await write(['GET /rbsmbl/half-file HTTP/1.1', `Host: ${HOST}`]);
  expect(await begun(download)).toContain('200 OK');
  const waiting = await write(['GET /rbsmbl/never HTTP/1.1', `Host: ${HOST}`]);
  await vi.waitUntil(() => seen.some(({ url }) => url === '/rbsmbl/never'));
  aborted.push(download, waiting);
  for (const socket of aborted) socket.resetAndDestroy();

  for (const lines of [
    ['nonsense'],
    [...JSON_POST, 'Content-Length: 2', 'Transfer-Encoding: chunked'],
    ['GET / HTTP/1.1', 'Host: a@b'],
    ['GET /rbsmbl/x HTTP/1.1', `Host: ${HOST}:99999`],
    ['OPTIONS * HTTP/1.1', `Host: ${HOST}`],
    ['TRACE / HTTP/1.1', `Host: ${HOST}`],
  ])
    expect(await begun(await write(lines)), lines.join()).toMatch(/^HTTP\/1\.1 4\d\d /);

  expect(await wholeLog()).toEqual([]);
});
