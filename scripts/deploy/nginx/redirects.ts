/** Redirects of old addresses. Sites with the same redirects share a map; a `location` block for each redirect would take 5 kB per block. */
import type { NginxSite } from './read-sites.ts';
import { block, pattern, quoted } from './syntax.ts';

interface RedirectTexts {
  /** Lines for the `http` block. */
  maps: string[];
  /** Returns the lines for a site's server block. */
  linesOf(site: NginxSite): string[];
}

type Redirects = NginxSite['redirects'];

/** A case-sensitive map key. nginx ignores the case of a key that is not a pattern. */
const exactKey = (address: string): string => pattern(`~^${address.replaceAll(/[^\w/]/g, String.raw`\$&`)}$`);

/** An old address redirects even if a request lacks its trailing slash, as on the portal's own server. */
function entriesOf(redirects: Redirects): string[] {
  const hasCapitals = [...redirects.keys()].some((from) => from !== from.toLowerCase());
  const keyOf = hasCapitals ? exactKey : quoted;
  return [...redirects].flatMap(([from, to]) => {
    const bare = from.replace(/\/$/, '');
    const addresses = from === bare || redirects.has(bare) ? [from] : [from, bare];
    return addresses.map((address) => `${keyOf(address)} ${quoted(to)};`);
  });
}

export function redirectTexts(sites: readonly NginxSite[]): RedirectTexts {
  const keyOf = ({ redirects }: NginxSite): string => entriesOf(redirects).join('\n');
  const variables = new Map(
    [...new Set(sites.map(keyOf))].map((key, index) => [key, `$portal_redirect_${index}`]),
  );
  return {
    maps: [...variables].flatMap(([key, variable]) =>
      block(`map $uri ${variable}`, ['default "";', ...key.split('\n').filter(Boolean)]),
    ),
    linesOf(site) {
      const variable = variables.get(keyOf(site)) ?? '';
      return site.redirects.size === 0 ? [] : block(`if (${variable})`, [`return 302 ${variable};`]);
    },
  };
}
