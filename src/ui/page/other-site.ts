import { addressOn, type SiteAddress } from '../../lib/navigation/site-address.rules.ts';

export interface OtherSite {
  name: string;
  url: string;
}

/** The site in this page's environment; undefined if the brand has none there, so that no link is shown. */
export function otherSite(handOff: { name: string; url: SiteAddress } | undefined): OtherSite | undefined {
  const url = handOff ? addressOn(handOff.url, window.location.hostname) : null;
  return handOff && url !== null ? { name: handOff.name, url } : undefined;
}
