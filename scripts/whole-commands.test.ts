/**
 * Tests that `npm run build`, `npm run brands` and `npm start` work as processes, in a copy of the checkout with a few
 * brands. The tests in `src/renderer` cover what the commands publish and refuse; the long run covers each case
 * (`build.long.ts` and others).
 */
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FEW_BRANDS } from '../src/brand/brand-tree.fixture.ts';
import { TOOL } from '../src/renderer/bundle/tool-files.ts';
import { STORED_TEXTS } from '../src/renderer/render/stored-texts.ts';
import { SOCKET, startResident } from '../src/renderer/resident/resident.ts';
import { checkoutCopy, LIMIT_MS, MINCR, startIn } from './checkout.fixture.ts';
import { send } from './server/attacks/raw-requests.fixture.ts';

const DOMAIN = 'northstar.example';
let copy: ReturnType<typeof checkoutCopy>;
let started: Awaited<ReturnType<typeof startIn>> | undefined;

const home = (): string => copy.read(`dist/sites/${DOMAIN}/index.html`);

async function start(): Promise<{ port: number; printed: string }> {
  started = await startIn(copy.folder);
  return started;
}

beforeAll(() => {
  copy = checkoutCopy({ brands: FEW_BRANDS, compiled: true });
  const { status, output } = copy.build();
  expect(status, output).toBe(0);
}, LIMIT_MS);
/** Sends a request to the resident publisher and disconnects once it is accepted, like a command killed by Ctrl-C. */
async function endWhenAccepted(): Promise<void> {
  const socket = connect(relative(process.cwd(), join(copy.folder, SOCKET)));
  socket.write(
    `${JSON.stringify({ codes: ['mincr'], options: {}, node: process.version, buildTime: null })}\n`,
  );
  await once(socket, 'data');
  socket.destroy();
}

afterEach(() => started?.stop());
afterAll(() => copy[Symbol.dispose](), LIMIT_MS);

describe('the commands of the project', { timeout: LIMIT_MS }, () => {
  it('publish a brand in two processes at once, and roll back the brand without changing another brand', async () => {
    const other = copy.fingerprint('keystonevalley.example');
    const before = copy.fingerprint(DOMAIN);
    await copy.withEdit(MINCR, /^description: /m, 'description: Changed. ', () =>
      Promise.all([copy.startBuild('--brand', 'mincr'), copy.startBuild('--brand', 'mincr')]),
    );
    expect(home()).toContain('Changed. ');
    expect(copy.run('scripts/brands.ts', 'rollback', 'mincr').status).toBe(0);
    expect(copy.fingerprint(DOMAIN)).toBe(before);
    expect(copy.build().output).toContain(`${DOMAIN} stays rolled back`);
    expect(copy.build('--brand', 'mincr').output).toContain('unchanged, and no longer rolled back');
    expect(copy.fingerprint('keystonevalley.example')).toBe(other);
  });

  it('reject a malformed file, report all its errors and leave the site unchanged', () => {
    const before = copy.fingerprint(DOMAIN);
    const { status, output } = copy.withEdit(MINCR, /^storeID: .*$/m, 'storeID: [many]\nshoe: size', () =>
      copy.build(),
    );
    expect(status).not.toBe(0);
    expect(output).toMatch(/brands\/mincr\/brand\.yaml:\d+:1 storeID: expected a number, got a list/);
    expect(output).toMatch(/brands\/mincr\/brand\.yaml:\d+:1 shoe: is not a key of a brand record/);
    expect(copy.fingerprint(DOMAIN)).toBe(before);
  });

  it('publish a changed rule only after it is accepted', () => {
    const before = copy.fingerprint(DOMAIN);
    copy.withEdit(MINCR, 'minimumMemberAge: 12', 'minimumMemberAge: 16', () => {
      const { status, output } = copy.build('--brand', 'mincr');
      expect([status, output.includes('Minimum age of a member: 12 → 16')]).toEqual([1, true]);
      expect(copy.fingerprint(DOMAIN)).toBe(before);
      expect(copy.build('--brand', 'mincr', '--accept-rules').status).toBe(0);
    });
    expect(copy.build('--brand', 'mincr', '--accept-rules').status).toBe(0);
    expect(copy.fingerprint(DOMAIN)).toBe(before);
  });

  it('publish the same bytes with and without the cached results of page texts', () => {
    const stored = join(copy.folder, STORED_TEXTS, 'mincr.json');
    const publishEdited = () =>
      copy.withEdit(MINCR, /^(customerServicePhoneNumber: ).*/m, '$11-866-555-0123', () => {
        expect(copy.build('--brand', 'mincr').output).toContain(`${DOMAIN} `);
        return copy.fingerprint(DOMAIN);
      });
    expect(copy.build('--brand', 'mincr').status).toBe(0);
    for (const name of ['pageSections', 'sectionsOf'])
      expect(readFileSync(stored, 'utf8')).toContain(`"${name} `);
    const withResults = publishEdited();
    expect(copy.build('--brand', 'mincr').status).toBe(0);
    rmSync(stored);
    expect(publishEdited()).toBe(withResults);
    expect(copy.build('--brand', 'mincr').status).toBe(0);
  });

  it('publish the same bytes with and without the resident publisher', async () => {
    const before = copy.fingerprint(DOMAIN);
    const command = copy.withEdit(MINCR, /^description: /m, 'description: By itself. ', () => {
      expect(copy.build('--brand', 'mincr').output).toContain(`${DOMAIN} `);
      return copy.fingerprint(DOMAIN);
    });
    expect(copy.build('--brand', 'mincr').status).toBe(0);
    const resident = await startResident(copy.folder);
    expect(resident).not.toBeNull();
    expect(await startResident(copy.folder)).toBeNull();
    try {
      await copy.withEdit(MINCR, /^description: /m, 'description: By itself. ', async () => {
        const { stdout } = await copy.startBuild('--brand', 'mincr');
        expect(stdout).toMatch(/northstar\.example \d+ files\n1 site visible after [\d.]+ s\nComplete after/);
        expect(copy.fingerprint(DOMAIN)).toBe(command);
      });
      await copy.withEdit(MINCR, /^storeID: .*$/m, 'storeID: [many]', async () => {
        await expect(copy.startBuild('--brand', 'mincr')).rejects.toThrow('storeID: expected a number');
      });
      const { stdout } = await copy.startBuild('--brand', 'mincr');
      expect(stdout).toContain('1 site visible');
      expect(copy.fingerprint(DOMAIN)).toBe(before);
      const releases = copy.releases();
      await copy.withEdit(MINCR, /^description: /m, 'description: Ended. ', async () => {
        await endWhenAccepted();
        // The resident publisher handles this request after the request of the killed command.
        await expect(copy.startBuild('--brand', 'nowhere')).rejects.toThrow('nowhere');
      });
      expect(copy.releases()).toEqual(releases);
      expect((await copy.startBuild('--brand', 'mincr')).stdout).toContain('northstar.example unchanged');
    } finally {
      await resident?.close();
    }
    expect(existsSync(join(copy.folder, SOCKET))).toBe(false);
    const text = copy.read(TOOL);
    copy.write(TOOL, 'throw new Error("broken")');
    const broken = await startResident(copy.folder);
    copy.write(TOOL, text);
    try {
      expect((await copy.startBuild('--brand', 'mincr')).stdout).toContain('1 site visible');
    } finally {
      await broken?.close();
    }
    writeFileSync(join(copy.folder, SOCKET), ''); // A killed publisher leaves this file.
    expect(copy.build('--brand', 'mincr').status).toBe(0);
    rmSync(join(copy.folder, SOCKET));
  });

  it('start the server without compiling, serve valid brands, and name invalid brands', async () => {
    const [before, releases] = [copy.read(MINCR), copy.releases()];
    copy.write(MINCR, before.replace(/^storeID: .*$/m, 'storeID: [many]'));
    try {
      const { port, printed } = await start();
      expect(printed).toContain('mincr has 1 error and stays as it was published');
      expect(printed).not.toContain('Compiling');
      const page = (host: string) => send(port, { path: '/', headers: { Host: `${host}:${port}` } });
      expect((await page('pbs.localhost')).status).toBe(200);
      expect((await page('mincr.localhost')).body).toContain('North Star');
      expect((await page('localhost')).body).toMatch(/brands\/mincr\/brand\.yaml:\d+:1 storeID: expected/);
      expect(copy.releases()).toEqual(releases);
    } finally {
      copy.write(MINCR, before);
    }
  });
});
