/** A server that simulates hostile services: sends forbidden responses and records the requests that it receives. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HELD_BYTES } from '../forwarding/held-body.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

interface CannedResponse {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string;
}

/** A body of 7 MiB, just small enough to be buffered. */
export const LARGE_BYTES = 7 * 1_048_576;

/** A file that is large enough to be streamed, and arrives in parts. */
export const SLOW_BYTES = 2 * HELD_BYTES;
export const SLOW_PARTS = 8;
export const SLOW_PART_MS = 150;

/** Responses by path. */
const RESPONSES: Readonly<Record<string, CannedResponse>> = {
  '/rbsmbl/out': { status: 302, headers: { Location: 'http://169.254.169.254/latest/meta-data/' } },
  '/rbsmbl/slashes': { status: 302, headers: { Location: '//evil.example/' } },
  '/rbsmbl/refresh': { headers: { Refresh: '0; url=https://evil.example/', 'Clear-Site-Data': '"*"' } },
  '/rbsmbl/hidden': { status: 302, headers: { Location: 'foo/..//evil.example' } },
  '/rbsmbl/deep/relative': { status: 302, headers: { Location: 'foo?x=1' } },
  '/rbsmbl/deep/query': { status: 307, headers: { Location: '?page=2' } },
  '/rbsmbl/made': { status: 201, headers: { Location: 'https://services.example/claims/1' } },
  '/rbsmbl/elsewhere': { headers: { Location: '//evil.example/' } },
  '/rbsmbl/inside': { status: 303, headers: { Location: '/login/#/claims' } },
  '/rbsmbl/video': {
    status: 206,
    headers: { 'Content-Range': 'bytes 2-4/9', 'Accept-Ranges': 'bytes', 'Content-Type': 'video/webm' },
    body: 'cde',
  },
  '/rbsmbl/large': { body: ' '.repeat(LARGE_BYTES) },
  '/rbsmbl/script': { headers: { 'Content-Type': 'text/javascript' }, body: 'steal(sessionStorage)' },
  '/rbsmbl/style': { headers: { 'Content-Type': 'text/css' }, body: '*{}' },
  '/rbsmbl/page': {
    headers: {
      'Content-Type': 'text/html',
      'Cache-Control': 'public, max-age=600',
      'Content-Security-Policy': "script-src 'unsafe-inline'",
      'Access-Control-Allow-Origin': '*',
      'Set-Cookie': [
        'LtpaToken2=a; Path=/; Domain=northstar.example',
        'ObSSOCookie=b; Path=/',
        'brand=evil; Path=/',
      ],
    },
    body: '<script>steal(sessionStorage)</script>',
  },
};

export function createHostileServices() {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => {
      body += data.toString();
    });
    request.on('end', () => {
      const { method, url, headers } = request;
      seen.push({ method, url, headers, body });
      const path = url?.split('?')[0] ?? '';
      if (path === '/rbsmbl/never') return;
      if (path === '/rbsmbl/half') {
        response
          .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' })
          .write('{"a":');
        return;
      }
      if (path === '/rbsmbl/broken') {
        response
          .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '200000' })
          .write(' '.repeat(120_000), () => response.destroy());
        return;
      }
      if (path === '/rbsmbl/half-file' || path === '/rbsmbl/stalled-file') {
        const sizes = { 'Content-Type': 'application/pdf', 'Content-Length': String(HELD_BYTES + 100) };
        response.writeHead(200, sizes).write(Buffer.alloc(path === '/rbsmbl/half-file' ? HELD_BYTES + 1 : 1));
        return;
      }
      if (path === '/rbsmbl/slow-file') {
        response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': String(SLOW_BYTES) });
        let left = SLOW_PARTS;
        const timer = setInterval(() => {
          response.write(Buffer.alloc(SLOW_BYTES / SLOW_PARTS));
          left -= 1;
          if (left > 0) return;
          clearInterval(timer);
          response.end();
        }, SLOW_PART_MS);
        return;
      }
      if (path.startsWith('/rbsmbl/status/')) {
        // Written as raw text, because Node refuses to send some of these statuses.
        const status = path.slice('/rbsmbl/status/'.length);
        const body = /^(?:1|204|304)/.test(status) ? '' : '{"a":1}';
        const fields = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nRetry-After: 7`;
        request.socket.end(`HTTP/1.1 ${status} Any\r\n${fields}\r\n\r\n${body}`);
        return;
      }
      if (path === '/rbsmbl/own-host') {
        response.writeHead(302, { Location: `http://${headers.host ?? ''}/rbsmbl/next?a=b` }).end();
        return;
      }
      const canned = RESPONSES[path] ?? {};
      response
        .writeHead(canned.status ?? 200, { 'Content-Type': 'application/json', ...canned.headers })
        .end(canned.body ?? '{}');
    });
  });
  return {
    /** Received requests, oldest first. */
    seen,
    /** @returns the server's origin */
    async start(): Promise<string> {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
