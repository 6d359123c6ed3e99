/** What `npm run build` runs while the renderer is compiled: the entry of the bundle (bundle-tool.ts). */
import { brandCodes } from '../../brand/read-brands.ts';
import { readPublishErrors } from '../publish/publish-errors.ts';
import '../publish/publish-worker.ts'; // worker threads run the tool too
import { codesOfShard } from '../publish/shard.ts';
import { bundledStamp } from './load-renderer.ts';
import { RecompiledError } from '../publish/publish-errors.ts';
import { publishSites, type PublishOptions } from '../publish/publish-sites.ts';
import { isCompiled, readStamp } from '../compile/source-hash.ts';

export interface PublishReport {
  /** Lines to print in the terminal. */
  lines: readonly string[];
  /** Number of sites that are published and up to date with their files. */
  published: number;
}

export interface CompiledOptions extends Omit<PublishOptions, 'stamp' | 'onVisible'> {
  /** Called when visitors get the new sites. */
  onVisible?: (report: PublishReport) => void;
}

/**
 * Publishes brands with the compiled renderer.
 * @returns null, and publishes nothing, if the renderer is not up to date, or was compiled after this code was loaded
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
  // A brand whose folder was deleted can be named, to remove its site.
  const requested =
    codes === 'all'
      ? codesOfShard(known, options.shard)
      : codes.map((code) => code.toLowerCase()).filter((code) => known.includes(code));
  const reportOf = (lines: readonly string[]): PublishReport => {
    // With `keepGoing` some brands may have been skipped.
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
