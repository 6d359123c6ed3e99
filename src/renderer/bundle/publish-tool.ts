/** The publish tool's entry (bundle-tool.ts). `npm run build` runs the tool if the compiled renderer is up to date. */
import { brandCodes } from '../../brand/read-brands.ts';
import { readPublishErrors } from '../publish/publish-errors.ts';
import '../publish/publish-worker.ts'; // worker threads load the tool too
import { codesOfShard } from '../publish/shard.ts';
import { bundledStamp } from './load-renderer.ts';
import { RecompiledError } from '../publish/publish-errors.ts';
import { publishSites, type PublishOptions } from '../publish/publish-sites.ts';
import { isCompiled, readStamp } from '../compile/source-hash.ts';

export interface PublishReport {
  /** Lines to print in the terminal. */
  lines: readonly string[];
  /** Number of sites that are up to date after the publish. */
  published: number;
}

export interface CompiledOptions extends Omit<PublishOptions, 'stamp' | 'onVisible'> {
  /** Called as soon as the new sites are served. */
  onVisible?: (report: PublishReport) => void;
}

/**
 * Publishes brands with the compiled renderer.
 * @returns null if the renderer is not up to date, or was compiled again after this code was loaded. Nothing is published then.
 * @throws what `publishSites` throws
 */
export async function publishCompiled(
  root: string,
  codes: readonly string[] | 'all',
  { onVisible, ...options }: CompiledOptions,
): Promise<PublishReport | null> {
  const stamp = bundledStamp() ?? readStamp(root);
  if (stamp === null || !isCompiled(root)) return null;
  const known = brandCodes(root);
  // If the folder of a requested brand was deleted, its site is removed. Such a brand does not count as published.
  const requested =
    codes === 'all'
      ? codesOfShard(known, options.shard)
      : codes.map((code) => code.toLowerCase()).filter((code) => known.includes(code));
  const reportOf = (lines: readonly string[]): PublishReport => {
    // With `keepGoing`, brands with errors are skipped and do not count.
    const left = new Set(options.keepGoing ? readPublishErrors(root).map(({ code }) => code) : []);
    return { lines, published: left.has(null) ? 0 : requested.filter((code) => !left.has(code)).length };
  };
  const settings = {
    ...options,
    stamp,
    onVisible: (lines: readonly string[]) => onVisible?.(reportOf(lines)),
  };
  return publishSites(root, codes, settings).then(reportOf, (error: unknown) => {
    if (error instanceof RecompiledError) return null;
    throw error;
  });
}
