/** A server with two published sites for tests: Northstar and Bighorn. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadBrands } from '../../src/brand/read-brands.ts';
import { SITE_INDEX } from '../../src/renderer/publish/site-index-file.ts';
import { siteEntry } from '../../src/renderer/publish/site-index.ts';
import { headerRules, headersFile, redirectsFile } from '../../src/renderer/render/host-files.ts';
import { portalApp } from './portal-server.ts';
import type { Services } from './services.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
export const POLICY = "default-src 'self'";
export const ONE = 'northstar.example';
export const TWO = 'bighorn.example';

export const services: Services = {
  isSandbox: true,
  scheme: null,
  owns: (path) => path.startsWith('/rbsmbl/'),
  respond: (c) => c.json({ requested: c.req.path }),
  people: [
    {
      name: 'Maria Delgado',
      logonId: 'maria',
      password: 'pw',
      worthTrying: 'a family',
      brand: 'any',
      group: 'families',
    },
  ],
  faults: () => ({ calls: ['claim/summary'], waiting: [] }),
  switches: () => ({ names: ['MAINTENANCE'], turned: [] }),
  outbox: () => [],
  close() {},
};

/** Writes a file and its compressed copies. */
function put(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

function putSite(root: string, domain: string): void {
  const release = join(root, 'dist/releases', domain, 'r1');
  for (const [path, text] of Object.entries({
    'index.html': `home of ${domain}`,
    'login/index.html': `login of ${domain}`,
    '404.html': `lost on ${domain}`,
    'es/404.html': `perdido en ${domain}`,
    '_astro/a.1.js': 'let a',
    'hashed/theme.abc.css': ':root{}',
    'robots.txt': 'User-agent: *',
  }))
    put(release, path, text);
  writeFileSync(join(release, '_headers'), headersFile(headerRules(POLICY)));
  writeFileSync(join(release, '_redirects'), redirectsFile({ '/home/': '/', '/mbr/': '/login/' }));
  mkdirSync(join(root, 'dist/sites'), { recursive: true });
  symlinkSync(join('../releases', domain, 'r1'), join(root, 'dist/sites', domain));
}

export interface TwoSites {
  root: string;
  app: ReturnType<typeof portalApp>;
  ask(
    host: string,
    path: string,
    headers?: Record<string, string>,
    method?: string,
  ): Response | Promise<Response>;
  [Symbol.dispose](): void;
}

export function twoSites(): TwoSites {
  const root = mkdtempSync(join(tmpdir(), 'server-'));
  putSite(root, ONE);
  putSite(root, TWO);
  writeFileSync(join(root, SITE_INDEX), JSON.stringify(loadBrands(PROJECT).map(siteEntry)));
  put(join(root, 'dist/pool'), '_astro/old.9.js', 'let old');
  put(join(root, 'dist/pool'), 'hashed/theme.abc.css', ':root{}');
  put(join(root, 'dist/pool'), 'hashed/pictures/office.1a2b.png', 'png');
  put(join(root, 'dist/pool'), 'theme.old.css', ':root{}');
  writeFileSync(join(root, 'dist/secret.txt'), 'secret');
  writeFileSync(join(root, 'secret.txt'), 'secret');
  const app = portalApp(root, 4321, services);
  return {
    root,
    app,
    ask: (host, path, headers = {}, method = 'GET') =>
      app.request(`http://127.0.0.1${path}`, { method, headers: { host, ...headers } }),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
