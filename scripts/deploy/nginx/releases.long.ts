/** Tests how nginx handles changes while it runs: new releases, rollbacks, maintenance and closed sites. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { setMaintenance } from '../../../src/renderer/release/maintenance.ts';
import { MEMBER_PRELOADS } from '../../../src/lib/page/member-preloads.ts';
import { serve, servedRelease } from '../../../src/renderer/release/release-history.ts';
import { createRoot, DOMAIN, POLICY, publish } from '../../server/attacks/attack.fixture.ts';
import { send } from '../../server/attacks/raw-requests.fixture.ts';
import { freePort } from '../../server/free-port.ts';
import { startNginx, type Nginx } from './run-nginx.ts';

let root: string;
let nginx: Nginx;
const ask = ({ path }: { path: string }) => send(nginx.port, { path });

beforeAll(async () => {
  root = createRoot();
  const site = join(root, 'dist/releases', DOMAIN, 'a1');
  for (const [page, words] of [
    ['maintenance', 'closed'],
    ['es/maintenance', 'cerrado'],
    ['login', `<html><template id="${MEMBER_PRELOADS}"></template></html>`],
  ] as const) {
    mkdirSync(join(site, page), { recursive: true });
    writeFileSync(join(site, page, 'index.html'), words);
  }
  nginx = await startNginx({ root, port: await freePort(), upstream: await freePort(), tls: false });
});
afterAll(async () => {
  await nginx.stop();
  rmSync(root, { recursive: true, force: true });
});

it.each([
  ['/about/', 'closed'],
  ['/es/about/', 'cerrado'],
  ['/rbsmbl/x-services/appConfig', '{"errors":[{"errorMessage":"SITE-CLOSED"}]}'],
])('nginx responds with 503 to %s of a closed site, with the text "%s"', async (path, words) => {
  const closed = join(nginx.folder, 'closed');
  mkdirSync(closed);
  writeFileSync(join(closed, `${DOMAIN}.conf`), 'include closed.conf;');
  await nginx.reload();
  // Waits until the response has Retry-After. A status of 503 proves nothing: no service runs in this test, so service calls get a 503 even before the site is closed.
  await vi.waitUntil(async () => (await ask({ path })).headers['retry-after'] !== undefined);
  const { body, headers, status } = await ask({ path });
  expect(status).toBe(503);
  expect([body, headers['retry-after'], headers['cache-control']]).toEqual([words, '600', 'no-store']);
  expect(headers['x-content-type-options']).toBe('nosniff');
  for (const path of ['/_astro/a.1.js', '/.well-known/health'])
    expect((await ask({ path })).status, path).toBe(200);
  rmSync(closed, { recursive: true });
  await nginx.reload();
  await vi.waitUntil(async () => (await ask({ path })).headers['retry-after'] === undefined);
});

it('nginx sends the same policy after maintenance starts and ends, without a new configuration', async () => {
  const policy = async () => (await ask({ path: '/' })).headers['content-security-policy'];
  for (const isOn of [true, false]) {
    const before = servedRelease(root, DOMAIN);
    await setMaintenance(root, DOMAIN, isOn);
    expect(servedRelease(root, DOMAIN)).not.toBe(before);
    expect(await policy()).toBe(POLICY);
  }
  rmSync(join(root, 'dist/history'), { recursive: true });
  publish(root, 'a1', POLICY);
});

it('after publishing, nginx sends the shared policy until a reload, and then the policy of the served release', async () => {
  const other = POLICY.replace("'self'", "'self' 'sha256-other='");
  publish(root, 'b2', other);
  const policy = async () => (await ask({ path: '/' })).headers['content-security-policy'];
  expect(await policy()).toBe("frame-ancestors 'none'");
  await nginx.reload();
  await vi.waitUntil(async () => (await policy()) === other);
  serve(root, DOMAIN, 'a1'); // rolls back
  expect(await policy()).toBe(POLICY);
});
