/**
 * Builds and publishes brands. Compiles only when sources changed.
 * - `--brand mincr,pbs`: these brands; default: all
 * - `--keep-going`: publish valid brands even if others have errors
 * - `--accept-rules`: publish changed member rules
 * - `--ignore-rollbacks`: publish rolled-back brands too; otherwise only `--brand` does
 * - `--stub-copy FOLDER`: also write the sites with stub mode into a folder
 */
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

// Parsing libraries takes half the time of a one-brand build.
enableCompileCache(resolve(import.meta.dirname, '../.cache/compile'));

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
process.env['NODE_ENV'] = 'production';

const root = resolve(import.meta.dirname, '..');
const { values } = readOptions();

/** Prints one line for a mistyped option instead of a stack. */
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
  // Checked before anything is published.
  if (values['stub-copy'] !== undefined)
    (await import('./stub-mode/copy.ts')).checkedFolder(root, values['stub-copy']);
  const { brandCodes } = await import('../src/brand/read-brands.ts');
  const known = brandCodes(root);
  // A brand whose folder was deleted can be named, to remove its site.
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
  // With --keep-going some brands may have been skipped.
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
  // Nanostores unmounts stores one second after a render; the build does not wait for that.
  .finally(() => process.exit());
