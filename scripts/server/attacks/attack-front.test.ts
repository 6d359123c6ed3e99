/** Attacks the portal's own server with raw HTTP: request lines, hosts and responses. Another server plays the services. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { IS_BEHIND_NGINX } from './attack.fixture.ts';
import { attackedFront } from './attacked-front.fixture.ts';
import { HOST, sendText, sizeOf, unreadSocket } from './raw-requests.fixture.ts';
import { MOST_STREAMS } from '../forwarding/forward.ts';
import { LARGE_BYTES } from './hostile-services.fixture.ts';

const SERVICE = '/rbsmbl/x-services/appConfig';

const { seen, ask, server } = attackedFront({ SITE_SCHEME: 'https' });

describe('a request', () => {
  const line = async (target: string, host: string): Promise<string> =>
    (await sendText(server().port, `GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`)).slice(
      9,
      12,
    );

  it.each([
    `http://${HOST}/about/`,
    `http://evil.example${SERVICE}`,
    `HTTPS://evil.example${SERVICE}`,
    `ftp://evil.example${SERVICE}`,
    `//evil.example${SERVICE}`,
    'evil.example:443',
    '*',
    'about/',
    `${SERVICE}#/../x`,
  ])('with the target %s is rejected', async (target) => {
    expect(['400', '404']).toContain(await line(target, `Host: ${HOST}\r\n`));
    expect(seen).toEqual([]);
  });

  it.each([
    ['a user', `Host: user@${HOST}\r\n`, '400'],
    ['a user and a password', `Host: user:pw@${HOST}\r\n`, '400'],
    ['a path', `Host: ${HOST}/evil.example\r\n`, '400'],
    ['another host before the valid one', `Host: evil.example,${HOST}\r\n`, '400'],
    ['a duplicate', `Host: ${HOST}\r\nHost: evil.example\r\n`, '400'],
    ['no host', '', '400'],
    ['an empty value', 'Host: \r\n', '400'],
    ['an invalid port', `Host: ${HOST}:x\r\n`, '400'],
    ['a foreign port', `Host: ${HOST}:1\r\n`, '421'],
    ['the port of another scheme', `Host: ${HOST}:80\r\n`, '421'],
    ['a foreign port of the domain', `Host: northstar.example:8443\r\n`, '421'],
    ['another site', 'Host: evil.example\r\n', '421'],
    ['a trailing dot', `Host: ${HOST}.\r\n`, '400'],
  ])('with a Host header that has %s is rejected', async (_what, host, status) => {
    // If nginx cannot parse the host, it treats the host as unknown.
    expect(IS_BEHIND_NGINX ? ['400', '421'] : [status]).toContain(await line(SERVICE, host));
    expect(seen).toEqual([]);
  });

  it.each(['', ':443', 'own'])('with the port %j in the Host header is accepted', async (port) => {
    const named = port === 'own' ? `:${server().port}` : port;
    expect(await line(SERVICE, `Host: ${HOST}${named}\r\n`)).toBe('200');
  });

  it.each(['TRACE', 'PATCH', 'PROPFIND', 'OPTIONS'])(
    'with the method %s reaches no service',
    async (method) => {
      const headers = { 'Content-Type': 'application/json' };
      expect((await ask({ path: SERVICE, method, headers })).status).toBe(405);
      expect(seen).toEqual([]);
    },
  );
});

it.each([
  [HOST, 'northstar.example', undefined],
  ['northstar.example', 'northstar.example', undefined],
  ['www.northstar.example', 'www.northstar.example', undefined],
  ['qa.northstar.example', 'qa.northstar.example', 'qa'],
  ['www.test2.northstar.example', 'www.test2.northstar.example', 'test'],
])(
  'whatever headers a request for %s has, the server forwards it with X-Forwarded-Host %s and X-Test-Backend %s',
  async (host, told, backend) => {
    const headers = {
      Host: host,
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Proto': 'ftp',
      'X-Forwarded-For': '10.0.0.1',
      'X-Real-IP': '10.0.0.1',
      'X-Test-Backend': 'dev',
    };
    expect((await ask({ path: SERVICE, headers, from: '127.0.0.2' })).status).toBe(200);
    const received = seen[0]?.headers ?? {};
    expect(received['x-forwarded-host']).toBe(told);
    expect(received['x-test-backend']).toBe(backend);
    expect(received['x-forwarded-proto']).toBe('https');
    expect(received['x-forwarded-for']).toBe('127.0.0.2');
  },
);

describe('a service response', () => {
  it.each([204, 205])('with status %d becomes 200 with an empty object', async (status) => {
    const { status: returned, headers, body } = await ask({ path: `/rbsmbl/status/${status}` });
    expect([returned, headers['content-type'], body]).toEqual([200, 'application/json', '{}']);
  });

  it.each(['101', '199', '304', '600', '999'])(
    'with status %s becomes 502 with an error code',
    async (status) => {
      const response = await ask({ path: `/rbsmbl/status/${status}` });
      expect(response.status).toBe(502);
      expect(response.body).toMatch(/^\{"errors":\[\{"errorMessage":"SERVICES-[A-Z]+"\}\]\}$/);
    },
  );

  it('with status 304 is passed on for a conditional request', async () => {
    const headers = { 'If-Modified-Since': new Date(0).toUTCString() };
    expect((await ask({ path: '/rbsmbl/status/304', headers })).status).toBe(304);
  });

  it.each([200, 201, 202, 400, 401, 403, 404, 409, 429, 500, 502, 503, 504, 599])(
    'with status %d is passed on',
    async (status) => {
      const response = await ask({ path: `/rbsmbl/status/${status}` });
      expect([response.status, response.headers['retry-after'], response.body]).toEqual([
        status,
        '7',
        '{"a":1}',
      ]);
    },
  );

  it('sets only the allowed cookies, which are limited to this host and to https', async () => {
    const { headers } = await ask({ path: '/rbsmbl/page' });
    expect(headers['set-cookie']).toEqual([
      'LtpaToken2=a; Path=/; Secure; HttpOnly',
      'ObSSOCookie=b; Path=/; Secure',
    ]);
  });

  it.each([
    'script',
    'style',
    'worker',
    'sharedworker',
    'serviceworker',
    'frame',
    'iframe',
    'object',
    'embed',
    'manifest',
    'x',
  ])('cannot be used as %s', async (use) => {
    const { status } = await ask({ path: SERVICE, headers: { 'Sec-Fetch-Dest': use } });
    expect([status, seen]).toEqual([403, []]);
  });

  it.each(['empty', 'document', 'image', 'video', 'track'])('can be used as %s', async (use) => {
    expect((await ask({ path: SERVICE, headers: { 'Sec-Fetch-Dest': use } })).status).toBe(200);
  });

  it.each(['/rbsmbl/script', '/rbsmbl/style', '/rbsmbl/page'])('at %s becomes a download', async (path) => {
    const { headers } = await ask({ path });
    expect([headers['content-type'], headers['x-content-type-options'], headers['x-frame-options']]).toEqual([
      'application/octet-stream',
      'nosniff',
      'DENY',
    ]);
  });
});

it('visitors who disconnect during a response leave no lines in the log', async () => {
  const before = server().printed();
  const left = Array.from({ length: 5 }, async (_, index) => {
    const socket = connect(server().port, '127.0.0.1');
    socket.write(
      `GET ${index % 2 === 0 ? '/rbsmbl/large' : '/rbsmbl/never'} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`,
    );
    if (index % 2 === 0) await once(socket, 'data');
    socket.destroy();
    await once(socket, 'close');
  });
  await Promise.all(left);
  expect((await ask({ path: SERVICE })).status).toBe(200);
  expect(server().printed()).toBe(before);
});

it('20 simultaneous responses of 7 MiB use less than 64 MiB of memory', async () => {
  const residentMb = (name: string): number =>
    Number(
      new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server().child.pid}/status`, 'utf8'))?.[1],
    ) / 1024;
  const before = residentMb('VmRSS');
  const sizes = await Promise.all(Array.from({ length: 20 }, () => sizeOf(server().port, '/rbsmbl/large')));
  expect(new Set(sizes)).toEqual(new Set([LARGE_BYTES]));
  expect(residentMb('VmHWM') - before).toBeLessThan(64);
}, 30_000);

it('a broken small response becomes a 502 even while other visitors leave large responses unread', async () => {
  const unread = Array.from({ length: 2 }, () => unreadSocket(server().port, '/rbsmbl/large'));
  const sockets = await Promise.all(unread);
  expect((await ask({ path: '/rbsmbl/broken' })).status).toBe(502);
  for (const socket of sockets) socket.destroy();
});

it('streams over the limit get 503, while small responses still arrive', async () => {
  const unread = Array.from({ length: MOST_STREAMS }, () =>
    unreadSocket(server().port, '/rbsmbl/stalled-file'),
  );
  const sockets = await Promise.all(unread);
  const { status, headers } = await ask({ path: '/rbsmbl/stalled-file' });
  expect([status, headers['retry-after']]).toEqual([503, '1']);
  expect((await ask({ path: SERVICE })).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});
