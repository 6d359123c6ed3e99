/** `npm run brands -- maintenance CODE on|off`: turns maintenance mode of published sites on or off. Reads no brand files and calls no services. */
import { isInMaintenance, setMaintenance } from '../../src/renderer/release/maintenance.ts';
import { publishedBrands, publishedDomain } from './published-site.ts';

/** The maintenance line that `history` and `rollback` print. */
export const maintenanceLine = (root: string, domain: string): string[] =>
  isInMaintenance(root, domain) ? [`${domain} is in maintenance.`] : [];

/**
 * @param codes case-insensitive brand codes, separated by commas, or `all`
 * @throws Error if a brand is not published; then no brand is changed. Error that lists sites that could not be switched
 */
export async function switchMaintenance(root: string, codes: string, isOn: boolean): Promise<string> {
  const domains =
    codes.toLowerCase() === 'all'
      ? publishedBrands(root).map(({ domain }) => domain)
      : codes.split(',').map((code) => publishedDomain(root, code));
  const failures: string[] = [];
  for (const domain of domains)
    await setMaintenance(root, domain, isOn).catch((error: unknown) => {
      failures.push(`  ${domain}: ${error instanceof Error ? error.message : String(error)}`);
    });
  if (failures.length > 0) {
    const what = `Failed at ${failures.length} of ${domains.length} sites:`;
    throw new Error([what, ...failures, 'The same command tries again.'].join('\n'));
  }
  const sites = domains.join(', ');
  const host = 'With nginx: npm run deploy:nginx, and reload it. Other storage: the next upload.';
  if (!isOn) return `Members see their pages again, unless the services' own switch is on: ${sites}\n${host}`;
  return [
    `From the next load of a page, every view of members shows maintenance, whatever the services say: ${sites}`,
    'A tab that opened an address with ?maintenance=bypass gets past it until it closes or signs out.',
    host,
    `To end it: npm run brands -- maintenance ${codes.toLowerCase()} off`,
  ].join('\n');
}
