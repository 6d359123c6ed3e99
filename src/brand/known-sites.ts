import { oncePer } from '../lib/once-per.ts';
import type { Brand } from './brand.schema.ts';

/** The only external origins that a brand's pages may link to. Sorted, so that equal records give equal pages. */
export const knownSites = oncePer(
  ({ sites, handOffs, chat, footer, logoutTarget }: Brand): readonly string[] => {
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
  },
);
