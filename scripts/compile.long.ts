/** Tests `astro build`, and `npm run build` after code changes, in a copy of the checkout. Takes 50 s of CPU time. */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCompiled } from '../src/renderer/compile/source-hash.ts';
import { checkoutCopy, LIMIT_MS, sampleBrands } from './checkout.fixture.ts';

let copy: ReturnType<typeof checkoutCopy>;
const domains = sampleBrands.map(({ domain }) => domain).sort();
const fingerprints = () => Object.fromEntries(domains.map((domain) => [domain, copy.fingerprint(domain)]));

const SHELL = 'src/layouts/page/shell.ts';
const COMMENT = '\n// Checked in November\n';

beforeAll(() => {
  copy = checkoutCopy({ brands: sampleBrands.map(({ code }) => code) });
  // The first compile runs `astro build` without our script.
  copy.write(SHELL, `${copy.read(SHELL)}${COMMENT}`);
  const first = copy.run('node_modules/astro/bin/astro.mjs', 'build');
  expect(first.status, first.output).toBe(0);
}, LIMIT_MS);
afterAll(() => copy[Symbol.dispose](), LIMIT_MS);

describe('astro build on its own', { timeout: LIMIT_MS }, () => {
  it('publishes a site for each domain, by symlink', () => {
    expect(readdirSync(join(copy.folder, 'dist/sites')).sort()).toEqual(domains);
    for (const domain of domains)
      expect(lstatSync(join(copy.folder, 'dist/sites', domain)).isSymbolicLink()).toBe(true);
  });

  it('publishes the same sites as npm run build: a later npm run build reports every site as unchanged', () => {
    const { output } = copy.build();
    expect(output).not.toContain('Compiling');
    expect(output.match(/unchanged/g)).toHaveLength(domains.length);
  });
});

describe('npm run build creates no new release', { timeout: LIMIT_MS }, () => {
  it('if the only change is to a comment in the code that all pages share', () => {
    const before = [copy.releases(), fingerprints()];
    copy.write(SHELL, copy.read(SHELL).replace(COMMENT, ''));
    expect(isCompiled(copy.folder)).toBe(false);
    // Copies the renderer if the build before the tests has compiled these sources; otherwise compiles them here.
    const isCopied = copy.copyRenderer();
    const { output } = copy.build();
    expect(output.includes('Compiling')).toBe(!isCopied);
    expect(output.match(/ unchanged$/gm)).toHaveLength(domains.length);
    expect([copy.releases(), fingerprints()]).toEqual(before);
  });
});

describe('npm run build', { timeout: LIMIT_MS }, () => {
  it('compiles again after a page and the code that publishes sites have changed', () => {
    // The second edited file is part of the bundle that publishes sites, so the edit makes that bundle stale.
    copy.withEdit('src/layouts/page/layout.text.ts', 'Talk to a person', 'Talk to a nurse', () =>
      copy.withEdit('src/renderer/render/host-files.ts', "'DENY'", "'SAMEORIGIN'", () =>
        expect(copy.build('--brand', 'mincr').output).toContain('Compiling'),
      ),
    );
    const folder = copy.served('northstar.example');
    expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain('SAMEORIGIN');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toContain('Talk to a nurse');
  });

  it('changes no site if a page cannot be compiled', () => {
    const before = fingerprints();
    copy.withEdit('src/pages/index.astro', '<h1>{brand', '<h1>{{brand', () =>
      expect(copy.build().status).not.toBe(0),
    );
    expect(fingerprints()).toEqual(before);
  });
});
