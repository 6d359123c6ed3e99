/** Builds and publishes brands: `npm run build`, `npm run build -- --brand mincr,pbs`, `-- --stubs` with canned answers. Compiles only when sources changed. */
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

// Parsing the libraries costs half of a one-brand build; Node keeps what it parsed.
enableCompileCache(resolve(import.meta.dirname, '../.cache/compile'));

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
process.env['NODE_ENV'] = 'production';

const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { brand: { type: 'string' }, stubs: { type: 'boolean', default: false } },
});
// Canned answers for stub mode: `npm start` and the browser tests carry them, production never.
if (values.stubs) process.env['PORTAL_STUBS'] = '1';
const codes = values.brand
  ?.split(',')
  .map((code) => code.trim())
  .filter(Boolean);

async function compile(): Promise<void> {
  const { build } = await import('astro');
  if (codes) process.env['PUBLISH_BRANDS'] = codes.join(',');
  await build({ root, logLevel: 'warn' }); // the adapter publishes when the compile is done
}

async function main(): Promise<void> {
  const started = performance.now();
  const { findBrand, loadBrands } = await import('../src/brand/brand-files.ts');
  const { isCompiled } = await import('../src/renderer/source-hash.ts');
  const sites = loadBrands(root);
  for (const code of codes ?? []) findBrand(sites, code);
  if (isCompiled(root)) {
    const { publishSites } = await import('../src/renderer/publish-sites.ts');
    console.info((await publishSites(root, codes ?? 'all', sites)).map((line) => `  ${line}`).join('\n'));
  } else {
    console.info('Compiling the renderer…');
    await compile();
  }
  console.info(
    `${codes?.length ?? sites.length} sites in ${((performance.now() - started) / 1000).toFixed(2)} s`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
