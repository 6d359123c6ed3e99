/** `npm run brands -- rollback CODE`: serves the release before the present one. Reads no brand file. */
import { rollBack } from '../../src/renderer/rollback.ts';
import { publishedDomain } from './published-site.ts';

const time = (iso: string): string => new Date(iso).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * @param code in any case
 * @returns text for a person
 * @throws NoEarlierReleaseError, and Error for a brand that is not published
 */
export async function rollbackBrand(root: string, code: string): Promise<string> {
  const domain = publishedDomain(root, code);
  const { at } = await rollBack(root, domain);
  const when = at ? ` of ${time(at)}` : '';
  return `${domain} serves the release${when} again. The brand's files are as they were: mend them before the next publish, which takes them as they are.`;
}
