/** Which brand tiles a filter shows. The server uses these rules, and so does the page's script (`script.ts`). */
import { CAPABILITIES } from '../../../src/renderer/site-capabilities.ts';
import type { SiteEntry } from '../../../src/renderer/site-index.ts';
import { STATE_NAMES } from './state-names.ts';

/** A brand on the directory. Of one with errors some facts are missing: '' or null. */
export interface TileSite extends Omit<SiteEntry, 'number'> {
  number: number | null;
}

/** What the filter knows of a tile; the page carries it in data attributes. */
export interface TileFacts {
  /**
   * Name, code, number, local address, domain and its parts, state, family and capabilities in lower case, separated
   * by spaces.
   */
  words: string;
  /** Postal code, for example MN. */
  state: string;
  family: string;
  /** Ids of capabilities. */
  has: readonly string[];
}

/** What a reader asked for; '' where a field does not matter. */
export interface BrandFilter {
  q: string;
  state: string;
  family: string;
  /** Id of a capability. */
  has: string;
}

/** `pa.directhealth.example` is found by `directhealth` too. */
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
    STATE_NAMES[state] ?? '',
    family,
    ...capabilityLabels(capabilities),
  ]
    .join(' ')
    .toLowerCase(),
  state,
  family,
  has: capabilities,
});

/** The filter that an address asks for, for example `?q=star&state=MN`. */
export function readFilter(params: URLSearchParams): BrandFilter {
  const read = (name: string): string => params.get(name) ?? '';
  return { q: read('q'), state: read('state'), family: read('family'), has: read('has') };
}

/**
 * Whether a tile fits: every typed word begins one of its words, and each chosen value is its own.
 * The page's script holds a copy of this function's text, so it uses nothing from outside.
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

/** How many brands are shown, as the page says it; the script says it in the same words. */
export function countText(shown: number, all: number): string {
  return shown === all ? `${all} brands` : `${shown} of ${all} brands`;
}
