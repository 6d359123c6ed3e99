/** Reads what a publish needs before rendering: the requested brands, the valid brands, and the served sites. */
import { brandCodes, UnknownBrandError, type BrandSite } from '../../brand/read-brands.ts';
import type { BrandName } from '../../brand/validate/other-brand-names.ts';
import { readStamp } from '../compile/source-hash.ts';
import {
  removedBrands,
  removedInPublish,
  removedStillServed,
  type NamedSite,
  type RemovedBrand,
} from '../release/removed-brands.ts';
import { readIndexedStates, type IndexedStates } from './brand-index/indexed-states.ts';
import { RecompiledError } from './publish-errors.ts';
import { codesOfShard, type Shard } from './shard.ts';
import { allNames, servedDomains } from './write-index.ts';

export interface PublishRequest {
  /** Stamp of the compiled renderer; null if there is none. */
  stamp: string | null;
  /** Codes of all folders in `brands/`. */
  known: readonly string[];
  /** Served domains by brand code. */
  domains: ReadonlyMap<string, string>;
  states: IndexedStates;
  /** Served brands whose folder no longer exists. */
  removed: readonly RemovedBrand[];
  /** The codes in `known`, and the codes of removed brands. */
  everyCode: readonly string[];
  /** Codes of the brands to publish. */
  requested: readonly string[];
  removedRequested: readonly RemovedBrand[];
  /** Codes of removed brands whose removal is accepted. */
  dropped: readonly string[];
}

interface RequestOptions {
  acceptRules?: boolean;
  shard?: Shard | undefined;
  stamp?: string | null;
  /** Called for each requested brand as soon as it is read, with the names of all brands. */
  onRead?: ((site: BrandSite, names: readonly BrandName[]) => void) | undefined;
}

/** Converts codes to lower case. @throws UnknownBrandError for a brand that neither exists nor is served */
function knownCodes(
  known: readonly string[],
  codes: readonly string[],
  served: ReadonlyMap<string, string>,
): string[] {
  return codes.map((code) => {
    const lower = code.toLowerCase();
    if (!known.includes(lower) && !served.has(lower)) throw new UnknownBrandError(code, known);
    return lower;
  });
}

/** @throws UnknownBrandError, RecompiledError */
export function readRequest(
  root: string,
  codes: readonly string[] | 'all',
  { acceptRules = false, shard, stamp: loaded, onRead }: RequestOptions,
): PublishRequest {
  const known = brandCodes(root);
  const domains = servedDomains(root);
  const stamp = readStamp(root);
  if (loaded !== undefined && loaded !== stamp) throw new RecompiledError();
  const named = codes === 'all' ? codesOfShard(known, shard) : knownCodes(known, codes, domains);
  // A brand need not be read if it is already in the list of served sites, or if it belongs to another shard.
  const own = new Set(codesOfShard(known, shard));
  const mayStayUnread = (code: string): boolean => domains.has(code) || !own.has(code);
  const states = readIndexedStates(root, stamp, named, mayStayUnread, onRead);
  const removed = removedBrands(domains, known, [...states.sites, ...unreadOf(states)]);
  const everyCode = [...known, ...removed.map(({ code }) => code)];
  const requested = codes === 'all' ? codesOfShard(everyCode, shard) : named;
  const removedRequested = removedInPublish(removed, requested);
  const dropped = acceptRules ? removedRequested.map(({ code }) => code) : [];
  return { stamp, known, domains, states, removed, everyCode, requested, removedRequested, dropped };
}

const unreadOf = ({ unread }: IndexedStates): NamedSite[] => unread.map((brand) => ({ brand }));

/** The valid sites; none if a shared file has an error. */
export const validSites = ({ states }: PublishRequest): readonly BrandSite[] =>
  states.shared.length > 0 ? [] : states.sites;

export const requestedSites = (request: PublishRequest): BrandSite[] =>
  validSites(request).filter(({ brand }) => request.requested.includes(brand.code));

/** The codes of brands that are not among the sites. */
export const codesWithout = (known: readonly string[], sites: readonly NamedSite[]): string[] =>
  known.filter((code) => !sites.some(({ brand }) => brand.code === code));

/** Names of all brands, for the check that a page names no other brand. Includes unread brands, brands with errors, and removed brands that are still served. */
export function namesOf(root: string, request: PublishRequest): BrandName[] {
  const { known, states, removed, dropped } = request;
  const named = states.shared.length > 0 ? [] : [...states.sites, ...unreadOf(states)];
  const stillServed = removedStillServed(removed, named, dropped).map(({ code }) => code);
  return allNames(root, named, [...codesWithout(known, named), ...stillServed]);
}
