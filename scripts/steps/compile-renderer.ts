/** Compiles the pages into the renderer; the adapter publishes brands when that is done. One process at a time. */
import { findBrand, loadBrands } from '../../src/brand/brand-files.ts';
import { withLock } from '../../src/renderer/publish-lock.ts';
import { isCompiled } from '../../src/renderer/source-hash.ts';

/** As the adapter reads it, which would bring all of Astro along. */
const BRANDS_VARIABLE = 'PUBLISH_BRANDS';

/**
 * @param codes brands to publish after the compile; none: brand files are not read
 * @param instead what is done where another process compiled in the meantime
 * @throws BrandFaultsError, UnknownBrandError before anything is compiled
 */
export async function compileRenderer(
  root: string,
  codes: readonly string[] | 'all' | 'none',
  instead: () => Promise<void>,
): Promise<void> {
  if (codes !== 'none') {
    const named = codes === 'all' ? undefined : codes.map((code) => code.toLowerCase());
    const sites = loadBrands(root, named);
    for (const code of named ?? []) findBrand(sites, code);
  }
  await withLock(root, 'renderer', async () => {
    if (isCompiled(root)) return instead();
    console.info('Compiling the renderer…');
    const { build } = await import('astro');
    if (codes !== 'all') process.env[BRANDS_VARIABLE] = typeof codes === 'string' ? codes : codes.join(',');
    return build({ root, logLevel: 'warn' });
  });
}
