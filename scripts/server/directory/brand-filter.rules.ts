/** Filters brand tiles. Used by the server and by the page's script (`script.ts`). */
import { CAPABILITIES } from '../../../src/renderer/render/site-capabilities.ts';
import type { SiteEntry } from '../../../src/renderer/publish/site-index.ts';
import { stateName } from '../../../src/lib/text/state-names.text.ts';

/** A brand on the directory page. Missing values of an invalid brand are '' or null. */
export interface TileSite extends Omit<SiteEntry, 'number'> {
  number: number | null;
}

/** Values that the filter uses. The page stores them in data attributes. */
interface TileFacts {
  /** Lower-case words separated by spaces: name, code, number, hosts and their parts, state, family and capabilities. */
  words: string;
  state: string;
  family: string;
  /** Capability ids. */
  has: readonly string[];
}

/** The user's choices; '' means no restriction. */
export interface BrandFilter {
  q: string;
  state: string;
  family: string;
  has: string;
}

/** The searchable parts of a domain: for example, `directhealth` finds `pa.directhealth.example`. */
const siteNames = (domain: string): string[] => domain.split('.').slice(0, -1);

const capabilityLabels = (ids: readonly string[]): string[] =>
  CAPABILITIES.flatMap(({ id, label }) => (ids.includes(id) ? [label] : []));

export const tileFacts = ({
  name,
  code,
  number,
  domain,
  state,
  family,
  capabilities,
}: TileSite): TileFacts => ({
  words: [
    name,
    code,
    number ?? '',
    `${code}.localhost`,
    domain,
    ...siteNames(domain),
    state,
    stateName(state),
    family,
    ...capabilityLabels(capabilities),
  ]
    .join(' ')
    .toLowerCase(),
  state,
  family,
  has: capabilities,
});

/** Reads the filter from a query, for example `?q=star&state=MN`. */
export function readFilter(params: URLSearchParams): BrandFilter {
  const read = (name: string): string => params.get(name) ?? '';
  return { q: read('q'), state: read('state'), family: read('family'), has: read('has') };
}

/**
 * Whether a tile matches: each typed word is a prefix of one of the tile's words, and the tile has each chosen value.
 * The page's script embeds this function's source, so it must not use any outer variable.
 */
export function fitsFilter(tile: TileFacts, filter: BrandFilter): boolean {
  const typed = filter.q.toLowerCase().split(/\s+/).filter(Boolean);
  const bare = (word: string): string =>
    word
      .replace(/^https?:\/\//, '')
      .replace(/\/$/, '')
      .replace(/:\d+$/, '');
  return (
    typed.every((word) => ` ${tile.words}`.includes(` ${bare(word)}`)) &&
    (filter.state === '' || filter.state === tile.state) &&
    (filter.family === '' || filter.family === tile.family) &&
    (filter.has === '' || tile.has.includes(filter.has))
  );
}

/** The number of shown brands as text. Used by the server and by the page's script. */
export function countText(shown: number, all: number): string {
  return shown === all ? `${all} brands` : `${shown} of ${all} brands`;
}
