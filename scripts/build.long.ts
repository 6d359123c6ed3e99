/** Tests `npm run build` as a process, in a copy of the checkout with very different brands. The tests that compile are in `compile.long.ts`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngOf } from '../src/brand/pictures/picture.fixture.ts';
import { isCompiled } from '../src/renderer/compile/source-hash.ts';
import { SHARE_PICTURES } from '../src/renderer/render/draw-share-picture.ts';
import { checkoutCopy, LIMIT_MS, MINCR, sampleBrands } from './checkout.fixture.ts';

let copy: ReturnType<typeof checkoutCopy>;
const domains = sampleBrands.map(({ domain }) => domain).sort();
const fingerprints = () => Object.fromEntries(domains.map((domain) => [domain, copy.fingerprint(domain)]));

beforeAll(() => {
  copy = checkoutCopy({ brands: sampleBrands.map(({ code }) => code) });
  copy.copyRenderer(); // reuses the renderer compiled before the tests; if there is none, the first build makes one
  const first = copy.build();
  expect(first.status, first.output).toBe(0);
}, LIMIT_MS);
afterAll(() => copy[Symbol.dispose](), LIMIT_MS);

describe('npm run build', { timeout: LIMIT_MS }, () => {
  it.each([
    ['a comment in the code of every page', 'src/layouts/page/shell.ts', '\n', '\n// Checked in November\n'],
    ['the code that publishes', 'src/renderer/render/host-files.ts', "'DENY'", "'SAMEORIGIN'"],
  ])('has to compile again after a change of %s', (_, file, from, to) => {
    expect(isCompiled(copy.folder)).toBe(true);
    copy.withEdit(file, from, to, () => expect(isCompiled(copy.folder)).toBe(false));
  });

  it('prints no Node.js warning when it draws the share picture of a renamed brand', () => {
    rmSync(join(copy.folder, SHARE_PICTURES), { recursive: true, force: true });
    copy.withEdit(MINCR, 'North Star Health Plan', 'North Wind Health Plan', () => {
      const { status, output } = copy.build('--brand', 'mincr', '--accept-rules');
      expect(status, output).toBe(0);
      expect(output).toContain('1 site visible');
      expect(output).not.toContain('Warning');
    });
  });

  it('publishes a brand without loading network code', () => {
    const [status, output] = copy.withEdit(MINCR, /^description: .*/m, 'description: Modules.', () => {
      const code = `process.on('exit', () => console.log(process.moduleLoadList.join(' '))); import('./scripts/build.mjs')`;
      const run = copy.run('--eval', code, '--', '--brand', 'mincr');
      return [run.status, run.output] as const;
    });
    expect(status, output).toBe(0);
    expect(output).toMatch(/northstar\.example \d+ files/);
    expect(output.match(/\b(undici|http2|tls)\b/g)).toBeNull();
    expect(copy.build('--brand', 'mincr').status).toBe(0);
  });

  it('gives each site its own 404 page, robots.txt and sitemap, and only the pages in its record', () => {
    for (const brand of sampleBrands) {
      const folder = copy.served(brand.domain);
      expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain(
        `Sitemap: https://${brand.domain}/sitemap.xml`,
      );
      expect(readFileSync(join(folder, 'sitemap.xml'), 'utf8')).toContain(
        `<loc>https://${brand.domain}/</loc>`,
      );
      expect(existsSync(join(folder, '404.html'))).toBe(true);
      const pagesIn = (language: string) =>
        readdirSync(join(folder, language), { withFileTypes: true })
          .filter((entry) => entry.isDirectory() && !['_astro', 'es', 'hashed'].includes(entry.name))
          .map(({ name }) => name);
      const listed = brand.pages.filter((name) => name !== 'home').sort();
      expect(pagesIn('').sort()).toEqual(listed);
      expect(pagesIn('es').sort()).toEqual(listed);
      for (const page of ['', ...listed, 'es', ...listed.map((name) => `es/${name}`)])
        expect(
          existsSync(join(folder, page, 'index.html.br')) && existsSync(join(folder, page, 'index.html.gz')),
        ).toBe(true);
    }
  });

  it('publishes a picture in home.md under a hashed file name, and stops publishing it after home.md is deleted', () => {
    const before = fingerprints();
    const folder = join(copy.folder, 'brands/mincr/pages');
    const files = ['home.md', 'home.es.md', 'office.png'].map((name) => join(folder, name));
    const card = (heading: string, alt: string) =>
      `---\nupdated: 2026-11-22\n---\nHello.\n\n## ${heading}\n\n![${alt}](office.png)\n\n[About](/about/)\n`;
    mkdirSync(folder, { recursive: true });
    copy.write('brands/mincr/pages/home.md', card('Come and see us', 'Our office'));
    copy.write('brands/mincr/pages/home.es.md', card('Venga a vernos', 'Nuestra oficina'));
    const file = () =>
      /\/hashed\/pictures\/office\.[0-9a-f]{10}\.png/.exec(
        copy.read(`dist/sites/northstar.example/index.html`),
      )?.[0] ?? '';
    const publish = (shade: number) => {
      writeFileSync(join(folder, 'office.png'), pngOf(120, 80, shade));
      const built = copy.build('--brand', 'mincr');
      expect(built.status, built.output).toBe(0);
      return built.output;
    };
    try {
      publish(100);
      const first = file();
      const site = copy.served('northstar.example');
      const home = copy.read('dist/sites/northstar.example/index.html');
      expect(home).toContain(`<img src="${first}" alt="Our office" width="120" height="80" loading="lazy"`);
      expect(readFileSync(join(site, first))).toEqual(pngOf(120, 80, 100));
      expect(existsSync(join(site, `${first}.br`))).toBe(false);
      expect(readFileSync(join(site, '_headers'), 'utf8')).toContain(
        '/hashed/*\n  Cache-Control: public, max-age=31536000, immutable',
      );
      expect(readFileSync(join(site, 'es/index.html'), 'utf8')).toContain(
        `<img src="${first}" alt="Nuestra oficina"`,
      );
      expect(publish(100)).toContain('unchanged');

      const diff = () => copy.run('scripts/brands.ts', 'diff', 'mincr').output;
      expect(diff()).toContain('Nothing would change.');
      writeFileSync(join(folder, 'office.png'), pngOf(60, 40, 7));
      expect(diff()).toMatch(
        /picture replaced: office\.png, 60 × 40, 1 kB, 'Our office' \(120 × 80 before\)/,
      );

      publish(200);
      expect(file()).not.toBe(first);
      expect(existsSync(join(copy.served('northstar.example'), first))).toBe(false);
      expect(existsSync(join(copy.folder, 'dist/pool', first))).toBe(true); // kept for pages that are still open
      publish(100);
      expect([file(), copy.served('northstar.example')]).toEqual([first, site]);
    } finally {
      for (const file of files) rmSync(file, { force: true });
    }
    expect(copy.run('scripts/brands.ts', 'diff', 'mincr').output).toMatch(
      /picture removed: office\.png, 120 × 80/,
    );
    expect(copy.build('--brand', 'mincr').status).toBe(0);
    expect(fingerprints()).toEqual(before);
  });

  it("adds the services' host to the pages and the security policy if the brand is in cross-origin mode", () => {
    const origin = 'https://services.northstar.example';
    copy.withEdit(MINCR, /^storeID:/m, `services: { hosts: { prod: ${origin} } }\nstoreID:`, () =>
      expect(copy.build('--brand', 'mincr').status).toBe(0),
    );
    const folder = copy.served('northstar.example');
    expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain(`connect-src 'self' ${origin};`);
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain(
      `data-services="{&quot;prod&quot;:&quot;${origin}&quot;}"`,
    );
    expect(copy.build('--brand', 'mincr').status).toBe(0);
    expect(readFileSync(join(copy.served('northstar.example'), 'index.html'), 'utf8')).not.toContain(
      'data-services',
    );
  });

  it('does not compile again if nothing changed, and publishes identical bytes', () => {
    const before = fingerprints();
    const again = copy.build();
    expect(again.output).not.toContain('Compiling');
    expect(again.output.match(/unchanged/g)).toHaveLength(domains.length);
    expect(fingerprints()).toEqual(before);
  });

  it('publishes the same bytes from the sources if the bundle is missing or broken', () => {
    const before = fingerprints();
    const folder = join(copy.folder, 'dist/renderer/tool');
    const edited = (text: string) => {
      copy.withEdit(MINCR, /^description: /m, `description: ${text} `, () => {
        const { status, output } = copy.build('--brand', 'mincr');
        expect([status, output.includes('Compiling')], output).toEqual([0, false]);
      });
      return copy.fingerprint('northstar.example');
    };
    const bundled = edited('Whole.');
    edited('Other.');
    renameSync(folder, `${folder}.gone`);
    try {
      expect(edited('Whole.')).toBe(bundled);
      mkdirSync(folder);
      for (const name of ['load.cjs', 'publish.cjs'])
        copy.write(`dist/renderer/tool/${name}`, copy.read(`dist/renderer/tool.gone/${name}`).slice(0, 800));
      edited('Other.');
      expect(edited('Whole.')).toBe(bundled);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      renameSync(`${folder}.gone`, folder);
    }
    expect(copy.build('--brand', 'mincr').status).toBe(0);
    expect(fingerprints()).toEqual(before);
  });

  it.each([
    ['mincr', ['northstar.example']],
    ['MINCR, pbs', ['keystonevalley.example', 'northstar.example']],
  ])('with --brand %s: publishes only the brands named', (codes, published) => {
    const before = Object.fromEntries(domains.map((domain) => [domain, copy.served(domain)]));
    copy.withEdit('brands/_base.yaml', 'label: About us', 'label: About our plan', () =>
      expect(copy.build('--brand', codes).status).toBe(0),
    );
    expect(domains.filter((domain) => copy.served(domain) !== before[domain])).toEqual(published);
    expect(copy.build().status).toBe(0);
  });

  it('publishes a complete site if several processes publish one brand at the same time', async () => {
    const before = fingerprints();
    await copy.withEdit(MINCR, /^description: /m, 'description: Twice. ', () =>
      Promise.all([
        copy.startBuild('--brand', 'mincr'),
        copy.startBuild('--brand', 'mincr'),
        copy.startBuild(),
      ]),
    );
    const folder = copy.served('northstar.example');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('Twice. ');
    expect(readFileSync(join(folder, 'about/index.html'), 'utf8')).toContain('</html>');
    const unfinished = readdirSync(join(copy.folder, 'dist'), { recursive: true, encoding: 'utf8' });
    expect(unfinished.filter((name) => name.includes('.~'))).toEqual([]);
    expect(copy.build('--brand', 'mincr').status).toBe(0);
    expect(fingerprints()).toEqual(before);
  });

  it('publishes the same bytes whether it publishes one brand at a time or all brands together', () => {
    const all = fingerprints();
    for (const domain of ['northstar.example', 'harborline.example'])
      rmSync(join(copy.folder, 'dist/sites', domain));
    rmSync(join(copy.folder, 'dist/releases'), { recursive: true });
    expect(copy.build('--brand', 'mincr').status).toBe(0);
    expect(copy.build('--brand', 'default').status).toBe(0);
    expect([copy.fingerprint('northstar.example'), copy.fingerprint('harborline.example')]).toEqual([
      all['northstar.example'],
      all['harborline.example'],
    ]);
    expect(copy.build().status).toBe(0);
    expect(fingerprints()).toEqual(all);
  });
});
