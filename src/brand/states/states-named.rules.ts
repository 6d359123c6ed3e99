/** Finds names of states in texts. */
import { texts as stateNames } from '../../lib/text/state-names.text.ts';
import type { Brand } from '../brand.schema.ts';

/** Names of all states, the longest first, so that West Virginia does not match as Virginia. */
const NAMES = Object.values(stateNames).toSorted((a, b) => b.length - a.length);
const ANY_NAME = new RegExp(
  `(?<![\\p{L}])(?:${NAMES.map((name) => name.replaceAll('.', '\\.')).join('|')})(?!\\p{L})`,
  'gu',
);

/** The English names of the states in a text, in order of appearance. */
export const statesNamed = (text: string): readonly string[] => text.match(ANY_NAME) ?? [];

/** The English names of states that a text mentions and the brand does not serve. */
export function foreignStates(
  { code, brandState, brandsByState }: Pick<Brand, 'code' | 'brandState' | 'brandsByState'>,
  text: string,
): string[] {
  const own = Object.entries(stateNames)
    .filter(
      ([state]) => state === brandState || brandsByState[state as keyof typeof stateNames]?.includes(code),
    )
    .map(([, name]): string => name);
  return statesNamed(text).filter((name) => !own.includes(name));
}
