/** Tests that four machines, each publishing a share of the brands, together produce the same files as one machine. */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { FEW_BRANDS } from '../src/brand/brand-tree.fixture.ts';
import { allBrands, checkoutCopy, folderHash, LIMIT_MS } from './checkout.fixture.ts';
import { parseShard, type Shard } from '../src/renderer/publish/shard.ts';
import { KEYS, deploy, openStorage, type Storage } from './deploy/s3/storage.fixture.ts';

const SHARDS = ['1/4', '2/4', '3/4', '4/4'];
const brands = allBrands.filter(({ code }) => FEW_BRANDS.includes(code));
const domains = brands.map(({ domain }) => domain).sort();

let unsharded: ReturnType<typeof checkoutCopy>;
const machines = new Map<string, ReturnType<typeof checkoutCopy>>();
const storages: Storage[] = [];
const sitesOf = (folder: string): string[] =>
  existsSync(join(folder, 'dist/sites')) ? readdirSync(join(folder, 'dist/sites')).sort() : [];

beforeAll(() => {
  const copy = () => checkoutCopy({ brands: FEW_BRANDS, compiled: true });
  unsharded = copy();
  expect(unsharded.build().status).toBe(0);
  for (const shard of SHARDS) {
    const machine = copy();
    machines.set(shard, machine);
    const { status, output } = machine.build('--shard', shard);
    expect(status, output).toBe(0);
  }
}, LIMIT_MS * 2);
afterAll(async () => {
  unsharded[Symbol.dispose]();
  for (const machine of machines.values()) machine[Symbol.dispose]();
  for (const storage of storages) await storage.close();
  vi.unstubAllEnvs();
}, LIMIT_MS);

describe('four shards', { timeout: LIMIT_MS }, () => {
  it('together contain each site exactly once, even if one shard has no sites', () => {
    const published = [...machines.values()].map(({ folder }) => sitesOf(folder));
    expect(published.flat().sort()).toEqual(domains);
    expect(published.map(({ length }) => length).sort()).toEqual([0, 1, 2, 2]);
  });

  it('equal the output of one machine, byte for byte, if copied into one folder (as with rsync)', () => {
    const merged = mkdtempSync(join(tmpdir(), 'merged-'));
    for (const { folder } of machines.values())
      if (sitesOf(folder).length > 0)
        cpSync(join(folder, 'dist/sites'), join(merged, 'dist/sites'), {
          recursive: true,
          dereference: true,
        });
    const filesOf = (root: string) => readdirSync(join(root, 'dist/sites'), { recursive: true }).length;
    expect(sitesOf(merged)).toEqual(domains);
    expect(filesOf(merged)).toBeGreaterThan(1000);
    for (const domain of domains)
      expect(folderHash(join(merged, 'dist/sites', domain))).toBe(unsharded.fingerprint(domain));
    rmSync(merged, { recursive: true });
  });

  it('equal the upload of one machine, byte for byte, if uploaded into one bucket', async () => {
    for (const [name, value] of Object.entries(KEYS)) vi.stubEnv(name, value);
    const upload = async (roots: Iterable<[root: string, shard?: Shard]>): Promise<[Storage, string[]]> => {
      const storage = await openStorage();
      storages.push(storage);
      const keys = new Set<string>();
      for (const [root, shard] of roots) {
        await deploy(root, storage, { shard });
        for (const key of storage.made('PUT')) keys.add(key);
      }
      return [storage, [...keys].sort()];
    };
    const [alone, keys] = await upload([[unsharded.folder]]);
    const [together, others] = await upload(
      [...machines].map(([shard, { folder }]) => [folder, parseShard(shard)]),
    );
    expect(others).toEqual(keys);
    expect(keys.length).toBeGreaterThan(1000);
    for (const key of keys) {
      const [expected, stored] = [await alone.get(key), await together.get(key)];
      expect(stored.body.equals(expected.body), key).toBe(true);
      for (const name of ['content-type', 'cache-control', 'content-encoding', 'x-amz-meta-digest'])
        expect(stored.headers[name], key).toBe(expected.headers[name]);
    }
  });

  it('publish nothing in a second run, and keep a rolled-back site unchanged', () => {
    for (const [shard, machine] of machines) {
      const { output } = machine.build('--shard', shard);
      expect(output.match(/ unchanged$/gm) ?? []).toHaveLength(sitesOf(machine.folder).length);
    }
    const [[shard = '', machine] = []] = [...machines].filter(([, { folder }]) => sitesOf(folder).length > 0);
    if (!machine) throw new Error('no machine has a site');
    const [domain = ''] = sitesOf(machine.folder);
    const { code = '' } = brands.find((brand) => brand.domain === domain) ?? {};
    const file = `brands/${code}/brand.yaml`;
    machine.write(file, machine.read(file).replace(/^description: .*/m, 'description: Another description.'));
    expect(machine.build('--shard', shard).output).toMatch(new RegExp(`${domain} \\d+ files`));
    expect(machine.run('scripts/brands.ts', 'rollback', code).status).toBe(0);
    expect(machine.build('--shard', shard).output).toContain(`${domain} stays rolled back.`);
  });
});
