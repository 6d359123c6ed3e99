/** Requests unusual addresses, conditional responses and ranges from a site, with raw HTTP. */
import { rmSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMMUTABLE } from '../../../src/renderer/render/host-files.ts';
import {
  createRoot,
  IS_BEHIND_NGINX,
  POLICY,
  startFront,
  stopServers,
  type ServerProcess,
} from './attack.fixture.ts';
import { send, type RawRequest } from './raw-requests.fixture.ts';

let root: string;
let server: ServerProcess;
const ask = (request: RawRequest) => send(server.port, request);

beforeAll(async () => {
  root = createRoot();
  server = await startFront(root);
}, 30_000);
afterAll(async () => {
  await stopServers();
  rmSync(root, { recursive: true, force: true });
});

describe('a site', () => {
  it.each(['//about', '//evil.example/%2e%2e', '/\\about', '//about/', '///about', '//'])(
    'does not redirect %s to another host',
    async (path) => {
      const { headers, status } = await ask({ path });
      expect([400, 404]).toContain(status);
      expect(headers.location).toBeUndefined();
    },
  );

  it.each(['/_astro/missing.9.js', '/hashed/theme.missing.css', '/nothing', '//about', '/_astro/'])(
    'responds to %s with a 404 that must not be cached',
    async (path) => {
      const { headers, status } = await ask({ path });
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
      expect(headers['content-security-policy']).toBe(POLICY);
    },
  );

  it('sends a 304 or a partial response with the same headers as the whole file', async () => {
    const path = '/_astro/a.1.js';
    const whole = await ask({ path });
    const names = ['referrer-policy', 'x-content-type-options', 'cache-control', 'vary', 'etag'];
    const of = ({ headers }: { headers: IncomingHttpHeaders }) => names.map((name) => headers[name]);
    expect(of(whole)).not.toContain(undefined);
    const same = await ask({ path, headers: { 'If-None-Match': whole.headers.etag ?? '' } });
    expect([same.status, of(same)]).toEqual([304, of(whole)]);
    const part = await ask({ path, headers: { Range: 'bytes=4-4' } });
    expect([part.status, part.body, part.headers['content-range']]).toEqual(
      IS_BEHIND_NGINX ? [200, 'let a = 1', undefined] : [206, 'a', 'bytes 4-4/9'],
    );
    expect(of(part)).toEqual(of(whole));
  });

  it.each(['bytes=abc', 'bytes=5-2', 'items=0-1', 'bytes=0-1,3-4', 'x'])(
    'ignores the Range header %s, and sends the whole file',
    async (range) => {
      const response = await ask({ path: '/_astro/a.1.js', headers: { Range: range } });
      expect([response.status, response.body, response.headers['content-range']]).toEqual([
        200,
        'let a = 1',
        undefined,
      ]);
    },
  );

  it('responds with 416 to a range outside the file, and with the whole file to a range of another version', async () => {
    const response = await ask({ path: '/_astro/a.1.js', headers: { Range: 'bytes=99-' } });
    expect([response.status, response.headers['content-range'], response.headers['cache-control']]).toEqual(
      IS_BEHIND_NGINX ? [200, undefined, IMMUTABLE] : [416, 'bytes */9', 'no-store'],
    );
    const other = await ask({ path: '/_astro/a.1.js', headers: { Range: 'bytes=0-1', 'If-Range': '"old"' } });
    expect([other.status, other.body]).toEqual([200, 'let a = 1']);
  });
});
