/** `astro build` without our script also publishes all sites. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allBrands, checkoutCopy, LIMIT_MS } from './checkout.fixture.ts';

let copy: ReturnType<typeof checkoutCopy>;
beforeAll(() => {
  copy = checkoutCopy({});
}, LIMIT_MS);
afterAll(() => copy[Symbol.dispose](), LIMIT_MS);

it('astro build alone compiles after a change of src and emits all 35 sites', { timeout: LIMIT_MS }, () => {
  const built = copy.run('node_modules/astro/bin/astro.mjs', 'build');
  expect(built.status, built.output).toBe(0);
  expect(readdirSync(join(copy.folder, 'dist/sites')).sort()).toEqual(
    allBrands.map(({ domain }) => domain).sort(),
  );
  expect(copy.build().output).not.toContain('Compiling');
  // The second file is in the bundle that publishes, which is stale then.
  copy.withEdit('src/layouts/layout.text.ts', 'Talk to a person', 'Talk to a nurse', () =>
    copy.withEdit('src/renderer/host-files.ts', "'DENY'", "'SAMEORIGIN'", () =>
      expect(copy.build('--brand', 'mincr').output).toContain('Compiling'),
    ),
  );
  expect(readFileSync(join(copy.served('northstar.example'), '_headers'), 'utf8')).toContain('SAMEORIGIN');
  expect(readFileSync(join(copy.served('northstar.example'), 'index.html'), 'utf8')).toContain(
    'Talk to a nurse',
  );
});
