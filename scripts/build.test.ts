/** The build as a whole process, in a copy of the checkout. */
import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBrands } from '../src/brand/read-brands.ts';
import { pngOf } from '../src/brand/pictures/picture.fixture.ts';
import { copyCheckout } from './steps/copy-checkout.ts';

const PROJECT = resolve(import.meta.dirname, '..');
const LIMIT_MS = 120_000;
const MINCR = 'brands/mincr/brand.yaml';

let copy: string;
const domains = loadBrands(PROJECT)
  .map(({ brand }) => brand.domain)
  .sort();

const options = () => ({
  cwd: copy,
  encoding: 'utf8' as const,
  timeout: LIMIT_MS,
  env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ASTRO_TELEMETRY_DISABLED: '1' },
});

function run(script: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options());
  return { status, output: stdout + stderr };
}
const build = (...args: string[]) => run('scripts/build.ts', args);
/** A build that goes on while others do. */
const startBuild = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/build.ts', ...args], options());

const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(copy, file), text);

/** Runs something with a file changed, and puts the file back, when a promise is kept at the latest. */
function withEdit<T>(file: string, from: string | RegExp, to: string, use: () => T): T {
  const before = read(file);
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${String(from)} is not in ${file}`);
  write(file, after);
  let used: T | undefined;
  try {
    used = use();
    return used;
  } finally {
    if (used instanceof Promise) void used.finally(() => write(file, before));
    else write(file, before);
  }
}

/** Hash of every byte that a domain serves. */
function fingerprint(domain: string): string {
  const folder = join(copy, 'dist/sites', domain);
  const hash = createHash('sha256');
  const files = readdirSync(`${folder}/`, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  for (const path of paths) hash.update(path.slice(folder.length)).update(readFileSync(path));
  return hash.digest('hex');
}
const fingerprints = () => Object.fromEntries(domains.map((domain) => [domain, fingerprint(domain)]));
const served = (domain: string) => realpathSync(join(copy, 'dist/sites', domain));

beforeAll(() => {
  copy = copyCheckout(PROJECT);
  const first = build();
  expect(first.output).toContain('Compiling');
  expect(first.status, first.output).toBe(0);
}, LIMIT_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }), LIMIT_MS);

describe('npm run build', { timeout: LIMIT_MS }, () => {
  it('publishes a site for each of the 35 domains, by symlink', () => {
    expect(readdirSync(join(copy, 'dist/sites')).sort()).toEqual(domains);
    for (const domain of domains)
      expect(lstatSync(join(copy, 'dist/sites', domain)).isSymbolicLink()).toBe(true);
  });

  it('gives each site 404, robots and sitemap of its own, and only the pages of its record', () => {
    for (const { brand } of loadBrands(PROJECT)) {
      const folder = served(brand.domain);
      expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain(
        `Sitemap: https://${brand.domain}/sitemap.xml`,
      );
      expect(readFileSync(join(folder, 'sitemap.xml'), 'utf8')).toContain(
        `<loc>https://${brand.domain}/</loc>`,
      );
      expect(existsSync(join(folder, '404.html'))).toBe(true);
      const pages = readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== '_astro')
        .map(({ name }) => name);
      expect(pages.sort()).toEqual(brand.pages.filter((name) => name !== 'home').sort());
      for (const page of ['', ...pages])
        expect(
          existsSync(join(folder, page, 'index.html.br')) && existsSync(join(folder, page, 'index.html.gz')),
        ).toBe(true);
    }
  });

  it('a brand with words and a picture of its own on its home page: kept by its content, and gone with the page', () => {
    const before = fingerprints();
    const folder = join(copy, 'brands/mincr/pages');
    const own = ['home.md', 'home.es.md', 'office.png'].map((name) => join(folder, name));
    const card = (heading: string, alt: string) =>
      `---\nupdated: 2026-11-22\n---\nHello.\n\n## ${heading}\n\n![${alt}](office.png)\n\n[About](/about/)\n`;
    mkdirSync(folder, { recursive: true });
    write('brands/mincr/pages/home.md', card('Come and see us', 'Our office'));
    write('brands/mincr/pages/home.es.md', card('Venga a vernos', 'Nuestra oficina'));
    const file = () =>
      /\/pictures\/office\.[0-9a-f]{10}\.png/.exec(read(`dist/sites/northstar.example/index.html`))?.[0] ??
      '';
    const publish = (shade: number) => {
      writeFileSync(join(folder, 'office.png'), pngOf(120, 80, shade));
      const built = build('--brand', 'mincr');
      expect(built.status, built.output).toBe(0);
      return built.output;
    };
    try {
      publish(100);
      const first = file();
      const site = served('northstar.example');
      const home = read('dist/sites/northstar.example/index.html');
      expect(home).toContain(`<img src="${first}" alt="Our office" width="120" height="80" loading="lazy"`);
      expect(readFileSync(join(site, first))).toEqual(pngOf(120, 80, 100));
      expect(existsSync(join(site, `${first}.br`))).toBe(false);
      expect(readFileSync(join(site, '_headers'), 'utf8')).toContain(
        `${first}\n  Cache-Control: public, max-age=31536000, immutable`,
      );
      const [spanish = ''] = readdirSync(site).filter((name) => /^home\.es\.\w+\.json$/.test(name));
      expect(readFileSync(join(site, spanish), 'utf8')).toContain(`"src":"${first}","alt":"Nuestra oficina"`);
      expect(publish(100)).toContain('unchanged');

      const diff = () => run('scripts/brands.ts', ['diff', 'mincr']).output;
      expect(diff()).toContain('Nothing would change.');
      writeFileSync(join(folder, 'office.png'), pngOf(60, 40, 7));
      expect(diff()).toMatch(
        /picture replaced: office\.png, 60 × 40, 1 kB, 'Our office' \(120 × 80 before\)/,
      );

      publish(200);
      expect(file()).not.toBe(first);
      expect(existsSync(join(served('northstar.example'), first))).toBe(false);
      expect(existsSync(join(copy, 'dist/pool', first))).toBe(true); // for pages that are still open
      publish(100);
      expect([file(), served('northstar.example')]).toEqual([first, site]);
    } finally {
      for (const one of own) rmSync(one, { force: true });
    }
    expect(run('scripts/brands.ts', ['diff', 'mincr']).output).toMatch(
      /picture removed: office\.png, 120 × 80/,
    );
    expect(build('--brand', 'mincr').status).toBe(0);
    expect(fingerprints()).toEqual(before);
  });

  it('a brand in cross-origin mode may ask the services, and says where they are', () => {
    const origin = 'https://services.northstar.example';
    withEdit(MINCR, /^storeID:/m, `services: { hosts: { prod: ${origin} } }\nstoreID:`, () =>
      expect(build('--brand', 'mincr').status).toBe(0),
    );
    const folder = served('northstar.example');
    expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain(`connect-src 'self' ${origin};`);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(
      `data-services="{&quot;prod&quot;:&quot;${origin}&quot;}"`,
    );
    expect(build('--brand', 'mincr').status).toBe(0);
    expect(readFileSync(join(served('northstar.example'), 'index.html'), 'utf8')).not.toContain(
      'data-services',
    );
  });

  it('does not compile again while nothing changed, and publishes equal bytes', () => {
    const before = fingerprints();
    const again = build();
    expect(again.output).not.toContain('Compiling');
    expect(again.output.match(/unchanged/g)).toHaveLength(35);
    expect(fingerprints()).toEqual(before);
  });

  it.each([
    ['mincr', ['northstar.example']],
    ['MINCR, pbs', ['keystonevalley.example', 'northstar.example']],
  ])('--brand %s publishes that alone', (codes, published) => {
    const before = Object.fromEntries(domains.map((domain) => [domain, served(domain)]));
    withEdit('brands/_base.yaml', 'label: About us', 'label: About our plan', () =>
      expect(build('--brand', codes).status).toBe(0),
    );
    expect(domains.filter((domain) => served(domain) !== before[domain])).toEqual(published);
    expect(build().status).toBe(0);
  });

  it('one brand by several processes at once: none fails, and what is served is whole', async () => {
    const before = fingerprints();
    await withEdit(MINCR, /^description: /m, 'description: Twice. ', () =>
      Promise.all([startBuild('--brand', 'mincr'), startBuild('--brand', 'mincr'), startBuild()]),
    );
    const folder = served('northstar.example');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('Twice. ');
    expect(readFileSync(join(folder, 'about/index.html'), 'utf8')).toContain('</html>');
    const unfinished = readdirSync(join(copy, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(unfinished.filter((name) => name.includes('.~'))).toEqual([]);
    expect(build('--brand', 'mincr').status).toBe(0);
    expect(fingerprints()).toEqual(before);
  });

  it('one brand at a time gives the bytes of all at once', () => {
    const all = fingerprints();
    for (const domain of ['northstar.example', 'harborline.example'])
      rmSync(join(copy, 'dist/sites', domain));
    rmSync(join(copy, 'dist/releases'), { recursive: true });
    expect(build('--brand', 'mincr').status).toBe(0);
    expect(build('--brand', 'default').status).toBe(0);
    expect([fingerprint('northstar.example'), fingerprint('harborline.example')]).toEqual([
      all['northstar.example'],
      all['harborline.example'],
    ]);
    expect(build().status).toBe(0);
    expect(fingerprints()).toEqual(all);
  });
});

describe('what must not be published leaves every site as it was', { timeout: LIMIT_MS }, () => {
  function refused(use: () => ReturnType<typeof build>): string {
    const before = fingerprints();
    const { status, output } = use();
    expect(status).not.toBe(0);
    expect(fingerprints()).toEqual(before);
    return output;
  }

  it('an unknown brand', () => {
    expect(refused(() => build('--brand', 'nosuch'))).toContain("There is no brand 'nosuch'");
  });

  it('a malformed brand file, with every fault listed', () => {
    const output = refused(() =>
      withEdit(MINCR, /^storeID: .*$/m, 'storeID: [many]\nshoe: size', () => build()),
    );
    expect(output).toMatch(/brands\/mincr\/brand\.yaml:\d+:1 storeID: expected a number, got a list/);
    expect(output).toMatch(/brands\/mincr\/brand\.yaml:\d+:1 shoe: is not a key of a brand record/);
  });

  it('a brand alone is published also while another one has faults, which stays served', () => {
    const index = () => read('dist/sites.json');
    const before = [index(), fingerprint('northstar.example')];
    const broken = withEdit('brands/pbs/brand.yaml', /^storeID: .*$/m, 'storeID: [many]', () => {
      const other = build('--brand', 'mincr');
      expect(other.status, other.output).toBe(0);
      expect(JSON.parse(index())).toHaveLength(35);
      return other.output;
    });
    expect(broken).toContain(
      'pbs has 1 error and stays as it was published. To see them: npm run brands -- check pbs',
    );
    expect(build().status).toBe(0);
    expect([index(), fingerprint('northstar.example')]).toEqual(before);
  });

  it('a half-saved brand file, until its changed rules are accepted', () => {
    const half = /^minimumMemberAge[\s\S]*/m;
    const output = refused(() => withEdit(MINCR, half, '', () => build('--brand', 'mincr')));
    expect(output).toContain('Nothing was published.');
    expect(output).toContain('  Minimum age of a member: 12 → 14 (now from brands/_base.yaml)');
    expect(output).toContain('publish it with: npm run build -- --brand mincr --accept-rules');
    const cutOff = /\n$/;
    expect(refused(() => withEdit(MINCR, cutOff, '', () => build()))).toContain('it may be half saved');

    const before = fingerprints();
    withEdit(MINCR, half, '', () => {
      const others = build('--keep-going');
      expect(others.status, others.output).toBe(0);
      expect(others.output).toContain('mincr stays as it was published, because rules change.');
      expect(others.output).toContain('publish it with: npm run build -- --brand mincr --accept-rules');
      expect(fingerprints()).toEqual(before);
      const accepted = build('--brand', 'mincr', '--accept-rules');
      expect(accepted.status, accepted.output).toBe(0);
      expect(accepted.output).toContain('Minimum age of a member: 12 → 14');
      expect(build('--brand', 'mincr').output).toContain('northstar.example unchanged');
      // Taken back, the brand stays so: its changed rules do not stop a build of all brands.
      expect(run('scripts/brands.ts', ['rollback', 'mincr']).status).toBe(0);
      const all = build();
      expect([all.status, all.output.includes('northstar.example stays rolled back')]).toEqual([0, true]);
      expect(build('--brand', 'mincr').status).not.toBe(0);
      expect(build('--brand', 'mincr', '--accept-rules').status).toBe(0);
    });
    expect(build('--brand', 'mincr').status).not.toBe(0);
    expect(build('--brand', 'mincr', '--accept-rules').status).toBe(0);
    expect(fingerprints()).toEqual(before);
  });

  it('a brand whose folder is gone, until that is accepted', () => {
    const index = () => read('dist/sites.json');
    const [before, listedBefore] = [fingerprints(), index()];
    renameSync(join(copy, 'brands/ibccr'), join(copy, 'ibccr'));
    try {
      expect(refused(() => build())).toContain(
        'libertybell.example would no longer be served: brands/ibccr is gone',
      );
      for (const args of [['--keep-going'], ['--brand', 'pbs']]) {
        const { status, output } = build(...args);
        expect([status, output.includes('brands/ibccr is gone')]).toEqual([0, true]);
        expect([fingerprints(), index()]).toEqual([before, listedBefore]);
      }
      expect(build('--brand', 'ibccr', '--accept-rules').status).toBe(0);
      expect(index()).not.toContain('libertybell.example');
      expect(existsSync(join(copy, 'dist/sites/libertybell.example'))).toBe(false);
    } finally {
      renameSync(join(copy, 'ibccr'), join(copy, 'brands/ibccr'));
    }
    expect(build().status).toBe(0);
    expect(fingerprints()).toEqual(before);
  });

  it('a brand that moves back to its old domain with another rule, until that is accepted', () => {
    const before = fingerprints();
    withEdit(MINCR, 'domain: northstar.example', 'domain: northmoved.example', () =>
      withEdit(MINCR, 'minimumMemberAge: 12', 'minimumMemberAge: 16', () => {
        expect(refused(() => build('--brand', 'mincr'))).toContain('northstar.example → northmoved.example');
        expect(build('--brand', 'mincr', '--accept-rules').status).toBe(0);
        expect(existsSync(join(copy, 'dist/sites/northstar.example'))).toBe(false);
      }),
    );
    const { status, output } = build('--brand', 'mincr');
    expect([status, output.includes('Minimum age of a member: 16 → 12')]).toEqual([1, true]);
    expect(build('--brand', 'mincr', '--accept-rules').status).toBe(0);
    expect(fingerprints()).toEqual(before);
  });

  it('a link to nothing', () => {
    const output = refused(() =>
      withEdit('brands/_pages/about.md', /^## .*$/m, '## [Gone](/gone/)', () => build()),
    );
    expect(output).toMatch(/brands\/_pages\/about\.md:\d+:\d+ there is nothing at \/gone\/ on this site/);
  });

  it("another brand's name", () => {
    const output = refused(() =>
      withEdit('brands/_pages/about.md', /^## .*$/m, '## Bighorn Health', () => build('--brand', 'mincr')),
    );
    expect(output).toMatch(/brands\/_pages\/about\.md:\d+:\d+ names another brand: 'Bighorn Health'/);
  });

  it('a page that cannot be compiled', () => {
    refused(() => withEdit('src/pages/index.astro', '<h1 lang="en">', '<h1', () => build()));
  });
});

describe('astro build alone', { timeout: LIMIT_MS }, () => {
  it('compiles after a change of src and emits all 35 sites', () => {
    rmSync(join(copy, 'dist'), { recursive: true });
    const built = run('node_modules/astro/bin/astro.mjs', ['build']);
    expect(built.status, built.output).toBe(0);
    expect(readdirSync(join(copy, 'dist/sites')).sort()).toEqual(domains);
    expect(build().output).not.toContain('Compiling');
    withEdit('src/layouts/layout.text.ts', 'Talk to a person', 'Talk to somebody', () =>
      expect(build('--brand', 'mincr').output).toContain('Compiling'),
    );
    expect(readFileSync(join(served('northstar.example'), 'index.html'), 'utf8')).toContain(
      'Talk to somebody',
    );
  });
});
