/** Compiles the pages into the renderer, where sources changed. One process at a time; publishes nothing. */
import { findBrand, loadBrands } from '../../src/brand/read-brands.ts';
import { withLock } from '../../src/renderer/release/publish-lock.ts';
import { isCompiled } from '../../src/renderer/compile/source-hash.ts';

/** As the adapter reads it, which would bring all of Astro along. */
const BRANDS_VARIABLE = 'PUBLISH_BRANDS';

/**
 * @param codes brands whose files must be without errors: a compile that nothing can be published after is not worth its time
 * @throws BrandFilesError, UnknownBrandError before anything is compiled
 */
export async function compileRenderer(
  root: string,
  codes: readonly string[] | 'all' | 'none' = 'none',
): Promise<void> {
  if (codes !== 'none') {
    const named = codes === 'all' ? undefined : codes.map((code) => code.toLowerCase());
    const sites = loadBrands(root, named);
    for (const code of named ?? []) findBrand(sites, code);
  }
  await withLock(root, 'renderer', async () => {
    if (isCompiled(root)) return; // another process was first
    console.info('Compiling the renderer…');
    const { build } = await import('astro');
    process.env[BRANDS_VARIABLE] = 'none';
    await build({ root, logLevel: 'warn' });
  });
}
