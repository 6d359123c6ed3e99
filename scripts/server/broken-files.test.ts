/** Tests damaged files on disk. The server either exits with one line or responds with a plain page; both name the file. */
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SITE_INDEX } from '../../src/renderer/publish/site-index-file.ts';
import { createRoot, DOMAIN, failedStart, startServer, stopServers } from './attacks/attack.fixture.ts';
import { send } from './attacks/raw-requests.fixture.ts';
import { sampleSpread } from '../test/sample.ts';

let root: string;
beforeEach(() => {
  root = createRoot();
});
afterEach(async () => {
  await stopServers();
  rmSync(root, { recursive: true, force: true });
});

/** Creates a database that opens but has an overwritten page in the middle. */
function spoiledDatabase(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('create table t (a text); insert into t values (hex(zeroblob(20000)))');
  database.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(4096, 0xff), 0, 4096, 4096);
  closeSync(handle);
}

describe('the starting server', () => {
  it.each(sampleSpread(['null', '{}', '[null]', '[{"code":"x"}]', '{"a":', ''], 2))(
    'exits with one line if the site list contains %j',
    async (text) => {
      writeFileSync(join(root, SITE_INDEX), text);
      const { code, printed } = await failedStart(root);
      expect(code).toBe(1);
      expect(printed.trim()).toBe('dist/sites.json is not a list of sites. Build it again: npm run build');
    },
  );

  it('exits with one line if there is no site list', async () => {
    rmSync(join(root, SITE_INDEX));
    const { code, printed } = await failedStart(root);
    expect([code, printed.trim()]).toEqual([
      1,
      'There are no sites yet (no dist/sites.json). Build them first: npm run build',
    ]);
  });

  it.each([
    ['not a database', (file: string) => writeFileSync(file, 'hello '.repeat(1000))],
    ['a folder', (file: string) => mkdirSync(file)],
    ['a database with a damaged page', spoiledDatabase],
  ])('exits with one line if the sandbox file is %s', async (_what, spoil) => {
    const file = join(root, 'sandbox.sqlite');
    spoil(file);
    const { code, printed } = await failedStart(root, file);
    expect(code).toBe(1);
    expect(printed).toContain(`The sandbox cannot use its database ${file}`);
    expect(printed).not.toContain('    at ');
  });
});

describe('the running server', () => {
  it.each<[string, string]>([
    ['a site whose link is missing', `dist/sites/${DOMAIN}`],
    ['a missing release', `dist/releases/${DOMAIN}`],
    ['a release without its headers', `dist/releases/${DOMAIN}/a1/_headers`],
  ])('responds with 503 and one sentence for %s', async (_what, path) => {
    const server = await startServer(root);
    rmSync(join(root, path), { recursive: true });
    for (const requested of ['/', '/about', '/_astro/a.1.js']) {
      const response = await send(server.port, { path: requested });
      expect(response.status).toBe(503);
      expect(response.body).toBe(
        `dist/sites/${DOMAIN} leads to no complete site. Publish it again: npm run build`,
      );
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['cache-control']).toBe('no-store');
    }
    expect(server.printed()).not.toContain('    at ');
  });
});
