/** `npm run brands -- history CODE`: lists the stored releases and the changes of each. Reads no brand files. */
import { readHistory, servedRelease, historyUpToServed } from '../../src/renderer/release/release-history.ts';
import { maintenanceLine } from './maintenance.ts';
import { publishedDomain } from './published-site.ts';
import { releaseChanges } from './release-changes.ts';
import { timeText } from './time-text.ts';

/**
 * @param code case-insensitive
 * @returns a list, newest release first
 * @throws Error for a brand that is not published
 */
export async function brandHistory(root: string, code: string): Promise<string> {
  const domain = publishedDomain(root, code);
  const served = servedRelease(root, domain);
  const releases = readHistory(root, domain);
  const last = historyUpToServed(releases, served).length - 1;
  // Without a rollback, a release newer than the served one was never served: its publish was killed before the end.
  const later = releases[last]?.rolledBack ? '  taken back' : '  never served';
  const entries = await Promise.all(
    releases.map(async ({ id, at }, index) => {
      const before = releases[index - 1];
      const state = index === last ? '  served now' : index > last ? later : '';
      const lines = before
        ? await releaseChanges(root, domain, [before.id, id])
        : ['the oldest release that is kept'];
      return [`${timeText(at)}${state}`, ...lines.map((line) => `  ${line}`)].join('\n');
    }),
  );
  const count = releases.length === 1 ? '1 release is kept' : `${releases.length} releases are kept`;
  const back = last > 0 ? `\n\nTo serve the one before the served one: npm run brands -- rollback ${code.toLowerCase()}` : '';
  const state = maintenanceLine(root, domain).map((line) => ` ${line}`);
  return `${domain}: ${count}, the newest first.${state.join('')}\n\n${entries.toReversed().join('\n\n')}${back}`;
}
