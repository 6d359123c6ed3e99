/** Tests `npm start` with invalid brands. Uses real HTTP, and real processes in a copy of the checkout. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FEW_BRANDS } from '../src/brand/brand-tree.fixture.ts';
import { readPublishErrors } from '../src/renderer/publish/publish-errors.ts';
import { send } from './server/attacks/raw-requests.fixture.ts';
import { checkoutCopy, LIMIT_MS, MINCR, startIn } from './checkout.fixture.ts';

const BROKEN_LINE = /brands\/mincr\/brand\.yaml:\d+:1 storeID: expected a number, got a list/;

let copy: ReturnType<typeof checkoutCopy>;
let started: Awaited<ReturnType<typeof startIn>> | undefined;

const edit = (file: string, from: string | RegExp, to: string) => {
  const before = copy.read(file);
  copy.write(file, before.replace(from, to));
  return () => copy.write(file, before);
};

async function start(): Promise<{ port: number; printed: string }> {
  started = await startIn(copy.folder);
  return started;
}

const page = (port: number, host: string) => send(port, { path: '/', headers: { Host: `${host}:${port}` } });

beforeAll(() => {
  copy = checkoutCopy({ brands: FEW_BRANDS, compiled: true });
});
afterEach(() => started?.stop());
afterAll(() => copy[Symbol.dispose](), LIMIT_MS);

describe('npm start', { timeout: LIMIT_MS }, () => {
  it("serves valid brands, lists an invalid brand's errors in the directory, and serves corrected brands without a restart", async () => {
    const repair = edit(MINCR, /^storeID: .*$/m, 'storeID: [many]');
    const { port, printed } = await start();
    expect(printed).toContain(
      'mincr has 1 error and is not published. To see them: npm run brands -- check mincr',
    );
    expect((await page(port, 'pbs.localhost')).status).toBe(200);
    expect((await page(port, 'mincr.localhost')).status).toBe(404);
    expect((await page(port, 'localhost')).body).toMatch(BROKEN_LINE);

    expect(copy.run('scripts/brands.ts', 'diff', 'pbs').output).toContain('Nothing would change');
    repair();
    expect(copy.run('scripts/build.mjs', '--brand', 'mincr').status).toBe(0);
    expect((await page(port, 'mincr.localhost')).body).toContain('North Star');
    expect((await page(port, 'localhost')).body).not.toMatch(BROKEN_LINE);
    expect(readPublishErrors(copy.folder)).toEqual([]);
  });

  it('serves the sites that are already published, even if a file shared by all brands has an error', async () => {
    const repair = edit('brands/_base.yaml', /^/, 'a: &a { b: *a }\n');
    try {
      const { port, printed } = await start();
      expect(printed).toContain('Files that all brands share have 1 error. No brand was published.');
      expect((await page(port, 'mincr.localhost')).status).toBe(200);
      expect((await page(port, 'localhost')).body).toContain('brands/_base.yaml:1:12 expected a value');
    } finally {
      repair();
    }
  });

  it('keeps the earlier site of a brand whose pages cannot be published, and reports the brand', async () => {
    const repair = edit('brands/pbs/brand.yaml', /^description: /m, 'description: Like Bighorn Health. ');
    try {
      const { port, printed } = await start();
      expect(printed).toContain('pbs has');
      expect(printed).toContain('stays as it was published');
      const { status, body } = await page(port, 'pbs.localhost');
      expect([status, body.includes('Like Bighorn Health')]).toEqual([200, false]);
      expect((await page(port, 'localhost')).body).toContain('Bighorn Health');
      // A build of all brands still fails, and publishes no brand.
      const all = copy.run('scripts/build.mjs');
      expect([all.status, all.output.includes('Bighorn Health')]).toEqual([1, true]);
    } finally {
      repair();
    }
  });
});
