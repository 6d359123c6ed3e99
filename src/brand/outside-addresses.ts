/** Addresses of external sites in a brand record. */
import { oncePer } from '../lib/http/once-per.ts';
import type { KeyPath } from './brand-error.ts';
import type { Brand } from './brand.schema.ts';

interface OutsideAddress {
  path: KeyPath;
  /** The site's name in the record, or its purpose if the record gives no name. */
  name: string;
  /** The address, which starts with `https://`. */
  url: string;
}

type Row = [path: string[], url: string | undefined, name: string];

const SITE_NAMES: Readonly<Record<keyof Brand['sites'], string>> = {
  shop: 'Site where people buy',
  senior: 'Site for Medicare markets',
  producer: 'Site for agents and staff',
  employee: 'Single sign-on site for employees',
};

const rows = ({ sites, handOffs, chat, footer, logoutTarget }: Brand): Row[] => [
  ...(['shop', 'senior', 'producer', 'employee'] as const).flatMap((site) =>
    Object.entries(sites[site]).map(([environment, url]): Row => [
      ['sites', site, environment],
      url,
      SITE_NAMES[site],
    ]),
  ),
  ...Object.entries(handOffs).flatMap(([tab, handOff]) =>
    handOff
      ? Object.entries(handOff.url).map(([environment, url]): Row => [
          ['handOffs', tab, 'url', environment],
          url,
          handOff.name,
        ])
      : [],
  ),
  [['chat', 'window'], chat.window, 'Chat window'],
  [['logoutTarget'], logoutTarget, 'Sign-out'],
  ...Object.entries(footer.links).map(([name, { label, url }]): Row => [
    ['footer', 'links', name, 'url'],
    url,
    label,
  ]),
  ...Object.entries(footer.social).map(([network, url]): Row => [
    ['footer', 'social', network],
    url,
    network,
  ]),
];

export const outsideAddresses = oncePer((brand: Brand): readonly OutsideAddress[] =>
  rows(brand).flatMap(([path, url, name]) =>
    url !== undefined && /^https:/.test(url) && URL.canParse(url) ? [{ path, name, url }] : [],
  ),
);
