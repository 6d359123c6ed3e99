/**
 * Browser tests through nginx with TLS and HTTP/2, as in production: `npm run test:long`. The portal's own server with
 * the sandbox is behind nginx. nginx does not forward the sandbox's control requests, so the tests send those directly
 * to the portal's server.
 */
import { defineConfig } from 'playwright/test';
import base from './playwright.config.ts';

const port = Number(process.env['TEST_PORT'] ?? '4391');
const upstream = port + 1;
const origin = `https://localhost:${port}`;
process.env['SANDBOX_ORIGIN'] = `http://localhost:${upstream}`;

/** Covers sign-in, payments, messages, downloads, Spanish, 404 pages, old addresses and the security policy. */
const JOURNEYS = [
  ...[
    'sign-in-flows',
    'session',
    'seeded-session',
    'isolation',
    'pay-claim',
    'message-center',
    'spreadsheet',
    'statement-documents',
  ],
  ...[
    'spanish',
    'spanish-pages',
    'no-script',
    'cookies-blocked',
    'text-pages',
    'page-policy',
    'attacks',
    'first-paint',
    'contact',
    'member-home',
  ],
];

const [portalServer] = [base.webServer ?? []].flat();
if (!portalServer) throw new Error('playwright.config.ts starts no server');

export default defineConfig({
  ...base,
  testMatch: JOURNEYS.map((name) => `**/${name}.spec.ts`),
  outputDir: base.outputDir?.replace('artifacts', 'nginx') ?? '',
  use: { ...base.use, baseURL: `${origin}/`, ignoreHTTPSErrors: true },
  webServer: [
    {
      ...portalServer,
      command: `./node_modules/.bin/node scripts/serve.ts --port ${upstream} --database :memory:`,
      env: { ...portalServer.env, SITE_SCHEME: 'https', SITE_PORT: String(port), TRUSTED_PROXY: '127.0.0.1' },
      url: `http://localhost:${upstream}/`,
    },
    {
      ...portalServer,
      command: `./node_modules/.bin/node tests/support/serve-nginx.ts --port ${port} --upstream ${upstream}`,
      url: `${origin}/.well-known/health`,
      ignoreHTTPSErrors: true,
    },
  ],
});
