/** Tests what `npm run build` refuses to publish, in a copy of the checkout with a few brands. */
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEW_BRANDS } from '../src/brand/brand-tree.fixture.ts';
import { allBrands, checkoutCopy, LIMIT_MS, MINCR } from './checkout.fixture.ts';

type Copy = ReturnType<typeof checkoutCopy>;
let copy: Copy;
const BRANDS = [...FEW_BRANDS, 'ibcah'];
const domains = allBrands.filter(({ code }) => BRANDS.includes(code)).map(({ domain }) => domain);
const fingerprints = () => Object.fromEntries(domains.map((domain) => [domain, copy.fingerprint(domain)]));

beforeAll(() => {
  copy = checkoutCopy({ brands: BRANDS, compiled: true });
  const first = copy.build();
  expect(first.status, first.output).toBe(0);
}, LIMIT_MS);
afterAll(() => copy[Symbol.dispose](), LIMIT_MS);

describe('npm run build publishes nothing and changes no site', { timeout: LIMIT_MS }, () => {
  function refused(use: () => ReturnType<Copy['build']>): string {
    const before = fingerprints();
    const { status, output } = use();
    expect(status).not.toBe(0);
    expect(fingerprints()).toEqual(before);
    return output;
  }

  it('if --brand names an unknown brand', () => {
    expect(refused(() => copy.build('--brand', 'nosuch'))).toContain("There is no brand 'nosuch'");
  });

  it('and lists every error if a brand file has several errors', () => {
    const output = refused(() =>
      copy.withEdit(MINCR, /^storeID: .*$/m, 'storeID: [many]\nshoe: size', () => copy.build()),
    );
    expect(output).toMatch(/brands\/mincr\/brand\.yaml:\d+:1 storeID: expected a number, got a list/);
    expect(output).toMatch(/brands\/mincr\/brand\.yaml:\d+:1 shoe: is not a key of a brand record/);
  });

  it('for a brand with errors, but succeeds and reports that brand, if --brand names only a valid brand', () => {
    const index = () => copy.read('dist/sites.json');
    const before = [index(), copy.fingerprint('northstar.example')];
    const broken = copy.withEdit('brands/pbs/brand.yaml', /^storeID: .*$/m, 'storeID: [many]', () => {
      const other = copy.build('--brand', 'mincr');
      expect(other.status, other.output).toBe(0);
      expect(JSON.parse(index())).toHaveLength(domains.length);
      return other.output;
    });
    expect(broken).toContain(
      'pbs has 1 error and stays as it was published. To see them: npm run brands -- check pbs',
    );
    expect(copy.build().status).toBe(0);
    expect([index(), copy.fingerprint('northstar.example')]).toEqual(before);
  });

  it('if the installed packages are not those of the lock file', () => {
    const version = /(?<="node_modules\/valibot": \{\s+"version": ")[^"]+/;
    const output = refused(() => copy.withEdit('package-lock.json', version, '0.0.1', () => copy.build()));
    expect(output).toContain('node scripts/setup.mjs --run-only');
  });

  it('without --accept-rules if a truncated brand file changes the rules of the brand', () => {
    const half = /^registrationTypes[\s\S]*/m;
    const output = refused(() => copy.withEdit(MINCR, half, '', () => copy.build('--brand', 'mincr')));
    expect(output).toContain('Nothing was published.');
    expect(output).toContain('  Who may register: added VU65, VMED, MU65, MMED (now from brands/_base.yaml)');
    expect(output).toContain('publish it with: npm run build -- --brand mincr --accept-rules');
    const cutOff = /\n$/;
    expect(refused(() => copy.withEdit(MINCR, cutOff, '', () => copy.build()))).toContain(
      'it may be half saved',
    );

    const before = fingerprints();
    copy.withEdit(MINCR, half, '', () => {
      const others = copy.build('--keep-going');
      expect(others.status, others.output).toBe(0);
      expect(others.output).toContain('mincr stays as it was published, because rules change.');
      expect(others.output).toContain('publish it with: npm run build -- --brand mincr --accept-rules');
      expect(fingerprints()).toEqual(before);
      const accepted = copy.build('--brand', 'mincr', '--accept-rules');
      expect(accepted.status, accepted.output).toBe(0);
      expect(accepted.output).toContain('Who may register: added VU65, VMED, MU65, MMED');
      expect(copy.build('--brand', 'mincr').output).toContain('northstar.example unchanged');
      // After a rollback the brand stays rolled back, so its changed rules do not stop a build of all brands.
      expect(copy.run('scripts/brands.ts', 'rollback', 'mincr').status).toBe(0);
      const all = copy.build();
      expect([all.status, all.output.includes('northstar.example stays rolled back')]).toEqual([0, true]);
      expect(copy.build('--brand', 'mincr').status).not.toBe(0);
      expect(copy.build('--brand', 'mincr', '--accept-rules').status).toBe(0);
    });
    expect(copy.build('--brand', 'mincr').status).not.toBe(0);
    expect(copy.build('--brand', 'mincr', '--accept-rules').status).toBe(0);
    expect(fingerprints()).toEqual(before);
  });

  it('if the folder of a brand was removed, until --accept-rules accepts the removal', () => {
    const index = () => copy.read('dist/sites.json');
    const [before, listedBefore] = [fingerprints(), index()];
    renameSync(join(copy.folder, 'brands/ibccr'), join(copy.folder, 'ibccr'));
    try {
      expect(refused(() => copy.build())).toContain(
        'libertybell.example would no longer be served: brands/ibccr is gone',
      );
      for (const args of [['--keep-going'], ['--brand', 'pbs']]) {
        const { status, output } = copy.build(...args);
        expect([status, output.includes('brands/ibccr is gone')]).toEqual([0, true]);
        expect([fingerprints(), index()]).toEqual([before, listedBefore]);
      }
      expect(copy.build('--brand', 'ibccr', '--accept-rules').status).toBe(0);
      expect(index()).not.toContain('libertybell.example');
      expect(existsSync(join(copy.folder, 'dist/sites/libertybell.example'))).toBe(false);
    } finally {
      renameSync(join(copy.folder, 'ibccr'), join(copy.folder, 'brands/ibccr'));
    }
    expect(copy.build().status).toBe(0);
    expect(fingerprints()).toEqual(before);
  });

  it('for a brand that returns to its old domain and changes a rule, until the rule is accepted', () => {
    const before = fingerprints();
    copy.withEdit(MINCR, 'domain: northstar.example', 'domain: northmoved.example', () =>
      copy.withEdit(MINCR, 'minimumMemberAge: 12', 'minimumMemberAge: 16', () => {
        expect(refused(() => copy.build('--brand', 'mincr'))).toContain(
          'northstar.example → northmoved.example',
        );
        expect(copy.build('--brand', 'mincr', '--accept-rules').status).toBe(0);
        expect(existsSync(join(copy.folder, 'dist/sites/northstar.example'))).toBe(false);
      }),
    );
    const { status, output } = copy.build('--brand', 'mincr');
    expect([status, output.includes('Minimum age of a member: 16 → 12')]).toEqual([1, true]);
    expect(copy.build('--brand', 'mincr', '--accept-rules').status).toBe(0);
    expect(fingerprints()).toEqual(before);
  });

  it('if a page links to a missing page', () => {
    const output = refused(() =>
      copy.withEdit('brands/_pages/about.md', /^## .*$/m, '## [Gone](/gone/)', () => copy.build()),
    );
    expect(output).toMatch(/brands\/_pages\/about\.md:\d+:\d+ there is nothing at \/gone\/ on this site/);
  });

  it("for a page that contains another brand's name", () => {
    const output = refused(() =>
      copy.withEdit('brands/_pages/about.md', /^## .*$/m, '## Bighorn Health', () =>
        copy.build('--brand', 'mincr'),
      ),
    );
    expect(output).toMatch(/brands\/_pages\/about\.md:\d+:\d+ names another brand: 'Bighorn Health'/);
  });
});
