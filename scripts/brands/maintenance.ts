/** `npm run brands -- maintenance CODE on|off`: maintenance of a published site, without its brand files and services. */
import { setMaintenance } from '../../src/renderer/release/maintenance.ts';
import { publishedDomain } from './published-site.ts';

/**
 * @param code in any case
 * @throws Error for a brand that is not published
 */
export async function switchMaintenance(root: string, code: string, isOn: boolean): Promise<string> {
  const domain = publishedDomain(root, code);
  await setMaintenance(root, domain, isOn);
  const lower = code.toLowerCase();
  if (!isOn) return `${domain} shows its member pages again, unless the services' own switch is on.`;
  return [
    `${domain} is in maintenance: whatever the services say, every view of members shows it from the next load of a page, in later publishes too.`,
    `Who adds ?maintenance=bypass to the address of a page gets past it. A copy on other storage changes with the next upload.`,
    `To end it: npm run brands -- maintenance ${lower} off`,
  ].join('\n');
}
