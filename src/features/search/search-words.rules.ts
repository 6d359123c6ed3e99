/** Words of texts and of search terms, without accents, case and words that every text has. Pure. */
import type { PortalLanguage } from '../../lib/text/i18n.ts';
import { foldPlural } from './plural-words.rules.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const ACCENTS = /\p{M}/gu;

/** Letters after an apostrophe in English are on the list too: `don't` is two words. */
const COMMON: Readonly<Record<PortalLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'a an and are as at be by can do does for from have how i if in is it its me my of on or s so t that the their this to was we what when where which who will with you your'.split(
      ' ',
    ),
  ),
  es: new Set(
    'a al como con cual cuando de del donde el ella en es esta este esto la las lo los me mi mis o para pero por que quien se si sin sobre su sus te tu un una uno y yo'.split(
      ' ',
    ),
  ),
};

export interface FoundWord {
  /** As written. */
  text: string;
  start: number;
}

/** The words of a text with their places; never half of a character. */
export const wordsOf = (text: string): FoundWord[] =>
  [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index }));

/** `Médico` → `medico` */
export const foldWord = (word: string): string => word.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase();

/** The word as the index has it, the same for its plural; null for a word that every text has. */
export function indexedWord(word: string, language: PortalLanguage): string | null {
  const folded = foldWord(word);
  return COMMON[language].has(folded) ? null : foldPlural(folded, language);
}
