/** Compiles the renderer if needed, then publishes. On request, also writes a copy of the sites that includes stub mode. */
import { brandCodes } from '../../src/brand/read-brands.ts';
import {
  publishCompiled,
  type CompiledOptions,
  type PublishReport,
} from '../../src/renderer/bundle/publish-tool.ts';
import { codesOfShard } from '../../src/renderer/publish/shard.ts';
import { lockIsInstalled } from '../setup/packages.mjs';
import { isCompiled } from '../../src/renderer/compile/source-hash.ts';

interface Report extends PublishReport {
  /** Lines to print last. */
  notes: string[];
}

/**
 * @param stubCopy folder for a copy of the sites with stub mode
 * @throws the errors of `compileRenderer` and `publishSites`; Error if the folder cannot be used, or if the packages are not those of the lock file
 */
export async function compileAndPublish(
  root: string,
  codes: readonly string[] | 'all',
  options: CompiledOptions,
  stubCopy?: string,
): Promise<Report> {
  // Checks the folder before anything is published.
  if (stubCopy !== undefined) (await import('../stub-mode/copy.ts')).checkedFolder(root, stubCopy);
  if (!isCompiled(root)) {
    // The stamp of the renderer contains the lock file, not the packages that compiled it.
    if (!lockIsInstalled(false))
      throw new Error(
        'The installed packages are not those of package-lock.json. Run: node scripts/setup.mjs --run-only (or npm install, if package.json changed)',
      );
    const allCodes = brandCodes(root);
    // `codes` may include a brand whose folder was deleted, to remove its site.
    const requested =
      codes === 'all'
        ? codesOfShard(allCodes, options.shard)
        : codes.map((code) => code.toLowerCase()).filter((code) => allCodes.includes(code));
    const { compileRenderer } = await import('./compile-renderer.ts');
    (await import('../brands/schema.ts')).writeSchema(root);
    await compileRenderer(root, options.keepGoing ? 'none' : requested);
  }
  const report = await publishCompiled(root, codes, options);
  if (!report) throw new Error('Sources were changed while they were compiled. Build again.');
  return { ...report, notes: stubCopy === undefined ? [] : [await stubNote(root, stubCopy, codes)] };
}

async function stubNote(root: string, folder: string, codes: readonly string[] | 'all'): Promise<string> {
  const { writeStubCopy } = await import('../stub-mode/copy.ts');
  const written = await writeStubCopy(root, folder, codes === 'all' ? undefined : codes);
  return `Stub mode: open /?stubs=true on ${written.join(', ')} (in ${folder})`;
}
