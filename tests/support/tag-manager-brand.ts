/** Publishes a site with a tag manager, and serves the tag manager's script, its "container", from a local host (decisions/visitors#consent-before-a-tag-manager). */
import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { copyCheckout } from '../../scripts/steps/copy-checkout.ts';
import { startPortalServer } from '../../scripts/server/portal-server.ts';
import type { Brand } from '../../src/brand/brand.schema.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** The container's script. It marks the page to show that it runs, and sends every event to the host that served the script. */
const CONTAINER = `
document.documentElement.dataset.container = new URL(document.currentScript.src).searchParams.get('id');
const beacon = new URL('/heard', document.currentScript.src);
const send = (entry) => void fetch(beacon, { method: 'POST', mode: 'no-cors', body: JSON.stringify(entry) });
dataLayer.forEach(send);
dataLayer.push = (...entries) => entries.forEach(send);`;

export interface TagManagerSite {
  /** Returns the address of a page. @param www whether to use the host that starts with www */
  at(path: string, www?: boolean): string;
  /** Requested containers, in order. */
  requested: string[];
  /** The events that containers have sent. */
  heard: string[];
  stop(): Promise<void>;
}

export async function startTagManagerSite(brand: Brand, port: number): Promise<TagManagerSite> {
  const [requested, heard]: [string[], string[]] = [[], []];
  const tags = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://tags');
    if (pathname === '/gtm.js') {
      requested.push(searchParams.get('id') ?? '');
      response.setHeader('Content-Type', 'text/javascript').end(CONTAINER);
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      if (body !== '') heard.push(body);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((listening) => void tags.listen(0, '127.0.0.1', listening));
  const host = `http://tags.localhost:${(tags.address() as AddressInfo).port}`;
  const copy = copyCheckout(ROOT, { compiled: true });
  appendFileSync(join(copy, 'brands', brand.code, 'brand.yaml'), `analytics:\n  host: ${host}\n`);
  execFileSync(
    process.execPath,
    ['scripts/build.mjs', '--brand', brand.code, '--accept-rules', '--ignore-rollbacks'],
    { cwd: copy },
  );
  const stop = await startPortalServer({ root: copy, port, databaseFile: ':memory:' });
  return {
    at: (path, www = false) => `http://${www ? 'www.' : ''}${brand.code}.localhost:${port}${path}`,
    requested,
    heard,
    async stop() {
      await stop();
      tags.closeAllConnections();
      await new Promise((closed) => tags.close(closed));
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
