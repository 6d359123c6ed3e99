/** Serves the published sites over https with a throwaway certificate: `node tests/browsers/support/serve-tls.ts --port 4392`. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPortalServer } from '../../../scripts/server/portal-server.ts';
import { writeCertificate } from '../../../scripts/server/throwaway-certificate.ts';

function throwawayCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tls-'));
  try {
    const { certificate, key } = writeCertificate(folder);
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(certificate, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const stop = await startPortalServer({
  root: resolve(import.meta.dirname, '../../..'),
  port: Number(values.port),
  databaseFile: ':memory:',
  tls: throwawayCertificate(),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(0)));
