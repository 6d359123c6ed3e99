/**
 * `npm run brands -- rollback CODE`: serves the previous release and reports what changed for visitors. Reads no
 * brand files.
 */
import { finishRelease } from '../../src/renderer/release/finish-release.ts';
import { servedRelease } from '../../src/renderer/release/release-history.ts';
import { rollBack } from '../../src/renderer/release/rollback.ts';
import { maintenanceLine } from './maintenance.ts';
import { publishedDomain } from './published-site.ts';
import { releaseChanges } from './release-changes.ts';
import { timeText } from './time-text.ts';

/**
 * @param code case-insensitive
 * @throws NoEarlierReleaseError, and Error for a brand that is not published
 */
export async function rollbackBrand(root: string, code: string): Promise<string> {
  const domain = publishedDomain(root, code);
  const before = servedRelease(root, domain);
  const { id: previous, at } = await rollBack(root, domain);
  const id = servedRelease(root, domain) ?? previous;
  if (id !== previous) await finishRelease(root, domain);
  const switched = `${domain} serves the release of ${timeText(at)} again.`;
  const lower = code.toLowerCase();
  return [
    ...(before === null ? [switched] : await withChanges(switched, () => releaseChanges(root, domain, [before, id], true))),
    ...maintenanceLine(root, domain),
    '',
    `The files in brands/${lower}/ are as they were. Fix them before you publish ${lower} again: npm run brands -- diff ${lower}`,
    `Until then npm run build and npm start leave ${domain} rolled back. To publish it: npm run build -- --brand ${lower}`,
  ].join('\n');
}

/** Appends the changes to the line about the served release. An error here must not look like a failed rollback. */
export async function withChanges(switched: string, changes: () => Promise<string[]>): Promise<string[]> {
  try {
    return [`${switched} For readers this means:`, ...(await changes()).map((line) => `  ${line}`)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      switched,
      `What changed could not be described (${reason}). The same command again would go back one more release.`,
    ];
  }
}
