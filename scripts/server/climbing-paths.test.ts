import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TWO, twoSites, type TwoSites } from './two-sites.fixture.ts';

let sites: TwoSites;
beforeAll(() => {
  sites = twoSites();
});
afterAll(() => sites[Symbol.dispose]());

describe('a published site', () => {
  const climbs = ['..', '%2e%2e', '%2E%2E', '.%2e', '..%00', '....', '..;'];
  const slashes = ['/', '%2f', '%5c', '\\', '//'];
  const paths = climbs.flatMap((climb) =>
    slashes.flatMap((slash) => [
      `/${climb}${slash}secret.txt`,
      `/${climb}${slash}${climb}${slash}secret.txt`,
      `/${climb}${slash}${climb}${slash}${climb}${slash}secret.txt`,
      `/login/${climb}${slash}${climb}${slash}${climb}${slash}secret.txt`,
      `/_astro/${climb}${slash}${climb}${slash}secret.txt`,
      `/${climb}${slash}${TWO}/index.html`,
    ]),
  );
  const odd = [
    '//etc/passwd',
    '/%00',
    '/index.html%00.js',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/secret.txt',
    '/\\..\\secret.txt',
    '/file:///etc/passwd',
    `/${'a/'.repeat(500)}`,
    '/_astro/',
    '/login/index.html/',
  ];

  it.each([...paths, ...odd])('serves no file from outside its folder for the path %s', async (path) => {
    // Uses a socket, because a client library would normalize the path.
    const text = await raw(path);
    expect(text).not.toMatch(/^HTTP\/1\.1 5/);
    expect(text).not.toContain('secret');
    expect(text).not.toContain('root:');
    expect(text).not.toContain(`home of ${TWO}`);
  });

  let server: ReturnType<typeof serve>;
  beforeAll(async () => {
    server = serve({ fetch: sites.app.fetch, port: 0, hostname: '127.0.0.1' });
    await new Promise((done) => server.once('listening', done));
  });
  afterAll(() => void server.close());

  async function raw(path: string): Promise<string> {
    const { connect } = await import('node:net');
    return new Promise((done, failed) => {
      let text = '';
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: mincr.localhost\r\nConnection: close\r\n\r\n`),
      );
      socket.on('data', (data) => (text += data.toString()));
      socket.on('end', () => done(text));
      socket.on('error', failed);
    });
  }
});
