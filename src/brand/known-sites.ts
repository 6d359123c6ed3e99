/** The sites of others that a brand's pages may lead to: what the record names, and nothing else. */
import type { Brand } from './brand.schema.ts';

/** Origins, each once, in a fixed order: equal records give equal pages. */
export function knownSites({ sites, handOffs, chat, footer, logoutTarget }: Brand): string[] {
  const addresses = [
    ...Object.values(sites),
    ...Object.values(handOffs).map((site) => site?.url),
    chat.window,
    logoutTarget,
    ...Object.values(footer.links).map(({ url }) => url),
    ...Object.values(footer.social),
  ];
  const origins = addresses.map((address) => URL.parse(address ?? '')?.origin ?? '');
  return [...new Set(origins.filter((origin) => /^https:/.test(origin)))].sort();
}
