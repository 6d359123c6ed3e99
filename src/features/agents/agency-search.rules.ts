/** The search among hundreds of agencies (spec 000 §1, §6 'chooses agency and region'). Pure. */
import type { Agency } from '../../session/user/user-info.schema.ts';

/** If there are more agencies than this, a search replaces the list. */
const MOST_LISTED = 12;
const MOST_FOUND = 8;

export const isSearched = (agencies: readonly Agency[]): boolean => agencies.length > MOST_LISTED;

export interface FoundAgencies {
  agencies: readonly Agency[];
  total: number;
}

const fold = (text: string): string => text.trim().toLowerCase();

/** Whether each search word is a prefix of the agency's number or of a word in its name. */
const isFound = ({ agencyId, agencyName = '' }: Agency, words: readonly string[]): boolean => {
  const text = ` ${fold(agencyName)} ${fold(agencyId)}`;
  return words.every((word) => text.includes(` ${word}`));
};

/** Searches the agencies of all regions. Without a search term, lists the region's agencies, the chosen one first. */
export function findAgencies(
  agencies: readonly Agency[],
  { term, region, agency }: { term: string; region: string; agency: string },
): FoundAgencies {
  const words = fold(term)
    .split(/\s+/)
    .filter((word) => word !== '');
  const matches =
    words.length > 0
      ? agencies.filter((candidate) => isFound(candidate, words))
      : agencies
          .filter((candidate) => candidate.region === region)
          .toSorted((a, b) => Number(b.agencyId === agency) - Number(a.agencyId === agency));
  return { agencies: matches.slice(0, MOST_FOUND), total: matches.length };
}

/** The options of a search. They always include the chosen agency, so that the user sees what is saved. */
export function agencyOptions(
  agencies: readonly Agency[],
  matches: FoundAgencies,
  chosen: string,
): readonly Agency[] {
  const isThere = matches.agencies.some(({ agencyId }) => agencyId === chosen);
  return isThere
    ? matches.agencies
    : [...agencies.filter(({ agencyId }) => agencyId === chosen), ...matches.agencies];
}
