/**
 * Builds and publishes brands: `npm run build`, `npm run build -- --brand mincr,pbs`, `-- --keep-going` without the brands
 * that have errors, `-- --accept-rules` with changed rules for members. Compiles only when sources changed.
 * A brand that is rolled back stays so until `--brand` names it; `-- --ignore-rollbacks` publishes it too (for the tests' build).
 * `-- --stub-copy FOLDER` also writes the sites with stub mode into a folder: for any file server, never published.
 */
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

// Parsing the libraries costs half of a one-brand build; Node keeps what it parsed.
enableCompileCache(resolve(import.meta.dirname, '../.cache/compile'));

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
process.env['NODE_ENV'] = 'production';

const root = resolve(import.meta.dirname, '..');
const { values } = readOptions();

/** A mistyped option is said in one line, not as a stack. */
function readOptions() {
  try {
    return parseArgs({
      options: {
        brand: { type: 'string' },
        'stub-copy': { type: 'string' },
        'keep-going': { type: 'boolean', default: false },
        'accept-rules': { type: 'boolean', default: false },
        'ignore-rollbacks': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
const codes = values.brand
  ?.split(',')
  .map((code) => code.trim())
  .filter(Boolean);

async function main(): Promise<void> {
  const started = performance.now();
  const { isCompiled } = await import('../src/renderer/source-hash.ts');
  const keepGoing = values['keep-going'];
  // Before anything is published.
  if (values['stub-copy'] !== undefined)
    (await import('./stub-mode/copy.ts')).checkedFolder(root, values['stub-copy']);
  const { brandCodes } = await import('../src/brand/read-brands.ts');
  const known = brandCodes(root);
  // A brand may be named whose folder is gone, to take its site away.
  const asked = codes?.map((code) => code.toLowerCase()).filter((code) => known.includes(code));
  if (!isCompiled(root)) {
    const { compileRenderer } = await import('./steps/compile-renderer.ts');
    await compileRenderer(root, keepGoing ? 'none' : (asked ?? 'all'));
  }
  const { publishSites } = await import('../src/renderer/publish-sites.ts');
  const lines = await publishSites(root, codes ?? 'all', {
    keepGoing,
    acceptRules: values['accept-rules'],
    ignoreRollbacks: values['ignore-rollbacks'],
  });
  console.info(lines.map((line) => `  ${line}`).join('\n'));
  const { readPublishErrors } = await import('../src/renderer/publish-errors.ts');
  // With --keep-going there may be brands that were left out.
  const left = new Set(keepGoing ? readPublishErrors(root).map(({ code }) => code) : []);
  const published = (asked ?? known).filter((code) => !left.has(code));
  const count = left.has(null) ? 0 : published.length;
  console.info(
    `${count === 1 ? '1 site' : `${count} sites`} in ${((performance.now() - started) / 1000).toFixed(2)} s`,
  );
  if (values['stub-copy'] === undefined) return;
  const { writeStubCopy } = await import('./stub-mode/copy.ts');
  const written = await writeStubCopy(root, values['stub-copy'], codes);
  console.info(`Stub mode: open /?stubs=true on ${written.join(', ')} (in ${values['stub-copy']})`);
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  })
  // Stores that a page's render has read are let go a second later (nanostores): nobody waits for that.
  .finally(() => process.exit());
