import type { Brand } from './brand.schema.ts';

/** The only external origins that a brand's pages may link to. Sorted, so that equal records give equal pages. */
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
