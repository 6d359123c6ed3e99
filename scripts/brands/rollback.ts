/** `npm run brands -- rollback CODE`: serves the release before the present one, and says what changed for readers. Reads no brand file. */
import { servedRelease } from '../../src/renderer/release-history.ts';
import { rollBack } from '../../src/renderer/rollback.ts';
import { publishedDomain } from './published-site.ts';
import { releaseChanges } from './release-changes.ts';
import { timeText } from './time-text.ts';

/**
 * @param code in any case
 * @returns text for a person
 * @throws NoEarlierReleaseError, and Error for a brand that is not published
 */
export async function rollbackBrand(root: string, code: string): Promise<string> {
  const domain = publishedDomain(root, code);
  const before = await servedRelease(root, domain);
  const { id, at } = await rollBack(root, domain);
  const changes = before === null ? [] : await releaseChanges(root, domain, [before, id], true);
  const lower = code.toLowerCase();
  return [
    `${domain} serves the release of ${timeText(at)} again. For readers this means:`,
    ...changes.map((line) => `  ${line}`),
    '',
    `The files in brands/${lower}/ are as they were. Fix them before you publish ${lower} again: npm run brands -- diff ${lower}`,
  ].join('\n');
}
