/** Tests that `npm run build`, `npm start` and rollbacks handle releases consistently, in a copy of the checkout. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FEW_BRANDS } from '../src/brand/brand-tree.fixture.ts';
import { checkoutCopy, environment, LIMIT_MS, MINCR, startIn } from './checkout.fixture.ts';
import { BUILD } from './test/steps.ts';

const RECORD = MINCR;
const DOMAIN = 'northstar.example';
const [OLD, WRONG, THIRD] = ['1-800-555-0110', '1-800-555-0199', '1-800-555-0188'];
/** Includes the brands named in the examples of calls, because the sandbox needs them for canned responses. */
const PUBLISHED = [...FEW_BRANDS, 'dirpa', 'hmbcbs'];
const BRANDS = PUBLISHED.length;
const SHARED_PAGE = 'brands/_pages/about.md';
const STAYS = `${DOMAIN} stays rolled back. To publish its files as they are: npm run build -- --brand mincr`;

let copy: ReturnType<typeof checkoutCopy>;
let server: Awaited<ReturnType<typeof startIn>> | undefined;

function run(script: string, ...args: string[]): string {
  const { status, output } = copy.run(script, ...args);
  expect(status, output).toBe(0);
  return output;
}
const build = (...args: string[]): string => run('scripts/build.mjs', ...args);

/** @returns the server's port, and its output until the sites were up */
async function start(): Promise<{ port: number; said: string }> {
  server = await startIn(copy.folder);
  return { port: server.port, said: server.printed };
}

const page = (port: number): Promise<string> =>
  new Promise((read, failed) => {
    get({ port, host: '127.0.0.1', headers: { host: 'mincr.localhost' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('end', () => read(text));
    }).once('error', failed);
  });

const edit = (file: string, change: (text: string) => string): void => {
  const before = readFileSync(join(copy.folder, file), 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`nothing to change in ${file}`);
  writeFileSync(join(copy.folder, file), after);
};
const releases = () => copy.releases();
const published = (): string => readFileSync(join(copy.folder, 'dist/sites', DOMAIN, 'index.html'), 'utf8');
const unchanged = (output: string): number => output.match(/ unchanged$/gm)?.length ?? 0;

beforeAll(() => {
  copy = checkoutCopy({ brands: PUBLISHED, compiled: true });
  build();
}, LIMIT_MS);
afterEach(() => server?.stop());
afterAll(() => copy[Symbol.dispose](), LIMIT_MS);

describe('npm start after npm run build', { timeout: LIMIT_MS }, () => {
  it('compiles nothing and publishes nothing', async () => {
    const before = releases();
    const { said } = await start();
    expect(said).not.toContain('Compiling');
    expect(unchanged(said)).toBe(BRANDS);
    expect(releases()).toEqual(before);
    expect(unchanged(build())).toBe(BRANDS);
  });

  it('serves the earlier release after a rollback, even if the server started with the later release', async () => {
    edit(RECORD, (text) => text.replace(OLD, WRONG));
    expect(build('--brand', 'mincr')).toContain(`${DOMAIN} `);
    const { port } = await start();
    expect(await page(port)).toContain(WRONG);
    run('scripts/brands.ts', 'rollback', 'mincr');
    const served = await page(port);
    expect([served.includes(OLD), served.includes(WRONG)]).toEqual([true, false]);
  });

  it('keeps a brand rolled back until --brand publishes the brand, even if its files change', async () => {
    const { said } = await start();
    expect(said).toContain(STAYS);
    expect(build()).toContain(STAYS);
    // Edits a shared page of all brands. All brands except the rolled-back one are published.
    edit(SHARED_PAGE, (text) => `${text}\nCome and visit.\n`);
    const others = build();
    expect([others.includes(STAYS), others.match(/ \d+ files$/gm)?.length]).toEqual([true, BRANDS - 1]);
    edit(RECORD, (text) => text.replace(WRONG, THIRD));
    expect(build()).toContain(STAYS);
    expect([published().includes(OLD), published().includes(THIRD)]).toEqual([true, false]);
    expect(build('--brand', 'mincr')).toMatch(/northstar\.example \d+ files/);
    expect(published()).toContain(THIRD);
    edit(SHARED_PAGE, (text) => text.replace('\nCome and visit.\n', ''));
    expect(build()).toMatch(/northstar\.example \d+ files/);
  });
});

describe('npm run build after a rollback', { timeout: LIMIT_MS }, () => {
  it("replaces the restored release with the brand's current files if run with the options of npm test", () => {
    edit(RECORD, (text) => text.replace(THIRD, WRONG));
    build('--brand', 'mincr');
    run('scripts/brands.ts', 'rollback', 'mincr');
    expect(published()).toContain(THIRD);
    const [script = '', ...options] = BUILD.node;
    expect(run(script, ...options)).toMatch(/northstar\.example \d+ files/);
    expect(published()).toContain(WRONG);
    expect(build()).toContain(`${DOMAIN} unchanged`);
  });

  it("ends the rollback of a brand that --brand names, even if the brand's files equal the served release", () => {
    run('scripts/brands.ts', 'rollback', 'mincr');
    edit(RECORD, (text) => text.replace(WRONG, THIRD));
    expect(build()).toContain(STAYS);
    expect(build('--brand', 'mincr')).toContain(`${DOMAIN} unchanged, and no longer rolled back`);
    edit(RECORD, (text) => text.replace(THIRD, OLD));
    expect(build()).toMatch(/northstar\.example \d+ files/);
    expect(published()).toContain(OLD);
  });
});

describe('npm run build creates no new release', { timeout: LIMIT_MS }, () => {
  // compile.long.ts tests the same for a comment in the code.
  it('if only a comment in a brand record changed', () => {
    const before = releases();
    edit(RECORD, (text) => `${text}\n# Checked in November\n`);
    const said = build();
    expect([said.includes('Compiling'), unchanged(said)]).toEqual([false, BRANDS]);
    expect(releases()).toEqual(before);
  });
});

describe('stub mode', { timeout: LIMIT_MS }, () => {
  /** Text that only stub mode and canned responses contain. */
  const STUBS = /StubMode|stub-badge|\/stubs\/|stubs=|Stub mode|Modo de prueba|stub-token|CANNED_CALLS/;

  it('leaves none of its code or canned responses in published or compiled files', () => {
    const files = ['releases', 'pool', 'renderer']
      .flatMap((folder) => globSync(`dist/${folder}/**/*`, { cwd: copy.folder, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !/\.(br|gz|woff2)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(25 * BRANDS);
    const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
    expect([...texts].flatMap(([file, text]) => (STUBS.test(text) ? [file] : []))).toEqual([]);
    expect(files.filter((file) => /\/stubs\//.test(file))).toEqual([]);
  });

  it('writes its copy of the sites to a separate folder', () => {
    const before = [releases(), published()];
    const folder = join(copy.folder, '.cache/stub-copy');
    expect(build('--brand', 'mincr', '--stub-copy', folder)).toContain(
      `Stub mode: open /?stubs=true on ${DOMAIN} (in ${folder})`,
    );
    expect(readFileSync(join(folder, DOMAIN, 'index.html'), 'utf8')).toContain(
      '<head><script src="/stubs/mode.js"></script>',
    );
    expect(readFileSync(join(folder, DOMAIN, 'stubs/mode.js'), 'utf8')).toMatch(STUBS);
    expect(existsSync(join(folder, DOMAIN, 'stubs/rbsmbl/x-services/claim/summary.post.json'))).toBe(true);
    expect([releases(), published()]).toEqual(before);
    writeFileSync(join(folder, 'notes.txt'), 'not part of the copy');
    for (const [folder, refusal] of [
      ['dist', 'choose a folder outside'],
      ['dist/sites', 'choose a folder outside'],
      ['.', 'choose a folder outside'],
      ['brands', 'this folder has other files in it'],
      ['.cache/stub-copy', 'this folder has other files in it'],
    ] as const) {
      const options = { cwd: copy.folder, encoding: 'utf8' as const, timeout: LIMIT_MS, env: environment() };
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['scripts/build.mjs', '--brand', 'mincr', '--stub-copy', folder],
        options,
      );
      // The command fails before it publishes anything.
      expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(refusal)]);
    }
  });
});
