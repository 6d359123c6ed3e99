/** Runs the project's commands as processes in a copy of the checkout, for tests. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { loadBrands } from '../src/brand/read-brands.ts';
import { copyCheckout, copyRenderer } from './steps/copy-checkout.ts';
import { freePort } from './server/free-port.ts';
import { sampleByTrait } from './test/sample.ts';

const PROJECT = resolve(import.meta.dirname, '..');
export const LIMIT_MS = 240_000;
export const MINCR = 'brands/mincr/brand.yaml';

/** Brands that tests refer to by code. The sample must contain them. */
const NAMED: readonly string[] = ['mincr', 'pbs', 'default', 'ibccr', 'ibcah', 'wybcbs'];

export const allBrands = loadBrands(PROJECT).map(({ brand }) => brand);

/** A sample of brands with every kind of page and sign-in. `npm run test:long` uses all brands (decisions/code#sampled-tables-and-the-long-run). */
export const sampleBrands = sampleByTrait(allBrands, ({ code, pages, signIn }) => [
  ...pages,
  signIn.flow,
  ...(NAMED.includes(code) ? [code] : []),
]);

interface Copy {
  folder: string;
  run(script: string, ...args: readonly string[]): { status: number | null; output: string };
  build(...args: readonly string[]): { status: number | null; output: string };
  /** Starts a build in the background. */
  startBuild(...args: readonly string[]): Promise<{ stdout: string; stderr: string }>;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Changes a file, runs `use`, and restores the file when `use` returns or its promise settles. */
  withEdit<Result>(file: string, from: string | RegExp, to: string, use: () => Result): Result;
  /** Copies the project's compiled renderer into the copied checkout. @returns false if the project must be compiled first */
  copyRenderer(): boolean;
  /** The release ids of each domain, in the order of dist/history. */
  releases(): Record<string, string[]>;
  /** The folder of the release that a domain currently serves. */
  served(domain: string): string;
  /** Hash of all files that a domain serves. */
  fingerprint(domain: string): string;
  [Symbol.dispose](): void;
}

export const environment = (): Record<string, string | undefined> => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  ASTRO_TELEMETRY_DISABLED: '1',
});

/** Hash of the paths and contents of all files in a folder. */
export function folderHash(site: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(`${site}/`, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  for (const path of paths) hash.update(path.slice(site.length)).update(readFileSync(path));
  return hash.digest('hex');
}

/** @param options see `copyCheckout` */
export function checkoutCopy(options: Parameters<typeof copyCheckout>[1]): Copy {
  const folder = copyCheckout(PROJECT, { caches: true, ...options });
  const settings = () => ({ cwd: folder, encoding: 'utf8' as const, timeout: LIMIT_MS, env: environment() });
  const run: Copy['run'] = (script, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], settings());
    return { status, output: stdout + stderr };
  };
  const read: Copy['read'] = (file) => readFileSync(join(folder, file), 'utf8');
  const write: Copy['write'] = (file, text) => writeFileSync(join(folder, file), text);
  return {
    folder,
    run,
    build: (...args) => run('scripts/build.mjs', ...args),
    startBuild: (...args) =>
      promisify(execFile)(process.execPath, ['scripts/build.mjs', ...args], settings()),
    read,
    write,
    withEdit(file, from, to, use) {
      const before = read(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${String(from)} is not in ${file}`);
      write(file, after);
      let used: ReturnType<typeof use> | undefined;
      try {
        used = use();
        return used;
      } finally {
        if (used instanceof Promise) void used.finally(() => write(file, before));
        else write(file, before);
      }
    },
    copyRenderer: () => copyRenderer(PROJECT, folder),
    releases: () =>
      Object.fromEntries(
        readdirSync(join(folder, 'dist/history')).map((domain) => [
          domain,
          readFileSync(join(folder, 'dist/history', domain), 'utf8')
            .split('\n')
            .map((line) => line.split(' ')[0] ?? ''),
        ]),
      ),
    served: (domain) => realpathSync(join(folder, 'dist/sites', domain)),
    fingerprint: (domain) => folderHash(join(folder, 'dist/sites', domain)),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** `npm start`, running in a copy of the checkout. */
interface Started {
  port: number;
  printed: string;
  stop(): Promise<void>;
}

/** @throws Error with the process's output if it exits before the sites are up */
export async function startIn(folder: string): Promise<Started> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    env: { ...environment(), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  await new Promise<void>((up, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        printed += data.toString();
        if (printed.includes('The sites are up')) up();
      });
    child.once('exit', () => failed(new Error(`start ended: ${printed}`)));
  });
  return {
    port,
    printed,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
