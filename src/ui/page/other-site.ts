import { addressOn, type SiteAddress } from '../../lib/navigation/site-address.rules.ts';

export interface OtherSite {
  name: string;
  url: string;
}

/** A site of the brand, with its URL in this page's environment (test, production). Undefined if the brand has no such site there; the caller then shows no link. */
export function otherSite(handOff: { name: string; url: SiteAddress } | undefined): OtherSite | undefined {
  const url = handOff ? addressOn(handOff.url, window.location.hostname) : null;
  return handOff && url !== null ? { name: handOff.name, url } : undefined;
}
