/** Compiles the pages into the renderer if sources changed. Only one process compiles at a time. Publishes nothing. */
import { findBrand, loadBrands } from '../../src/brand/read-brands.ts';
import { withLock } from '../../src/renderer/release/publish-lock.ts';
import { isCompiled } from '../../src/renderer/compile/source-hash.ts';

/** Repeats the adapter's constant: importing it would load all of Astro. */
const BRANDS_VARIABLE = 'PUBLISH_BRANDS';

/**
 * @param codes brands that must be valid, because compiling would be useless if nothing can be published
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
    if (isCompiled(root)) return; // another process has compiled meanwhile
    console.info('Compiling the renderer…');
    const { build } = await import('astro');
    process.env[BRANDS_VARIABLE] = 'none';
    await build({ root, logLevel: 'warn' });
  });
}
