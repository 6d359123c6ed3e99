/** Normalizes the words of texts and search terms: drops accents, case and common words. Pure. */
import type { PortalLanguage } from '../../lib/text/i18n.ts';

/** Words that are not folded, because they are not plurals or would be folded to a different word. */
const KEPT: Readonly<Record<PortalLanguage, ReadonlySet<string>>> = {
  en: new Set(['lens', 'news']),
  es: new Set(['interes', 'lunes']),
};
/** Irregular plurals, and word forms that pages use interchangeably. */
const IRREGULAR: Readonly<Record<PortalLanguage, Readonly<Record<string, string>>>> = {
  en: { lenses: 'lens' },
  es: {
    bases: 'base',
    sedes: 'sede',
    recetado: 'receta',
    recetados: 'receta',
    recetada: 'receta',
    recetadas: 'receta',
  },
};

/** Folds plurals, turns `ie` into `y`, drops `e` after `x`, `ss`, `us`, `ch`, `sh`: `headaches` becomes `headach`. */
const foldEnglish = (word: string): string =>
  word
    .replace(/(?<=..[^sui])s$/u, '')
    .replace(/(?<=..)ie$/u, 'y')
    .replace(/(?<=..x|..ss|..us|..[cs]h)e$/u, '');

/** Folds `planes` to `plan`, `apelaciones` to `apelacion`, `veces` to `vez`, and `clase` and `clases` to `clas`. */
function foldSpanish(word: string): string {
  if (/..ces?$/u.test(word) && word.length > 4) return word.replace(/ces?$/u, 'z');
  if (/.[aeiou][dlnrsy]es$/u.test(word)) return word.slice(0, -2);
  return word.replace(/(?<=..[aeo])s$/u, '').replace(/(?<=..[aeiou][dlnrsy])e$/u, '');
}

const FOLDS: Readonly<Record<PortalLanguage, (word: string) => string>> = {
  en: foldEnglish,
  es: foldSpanish,
};

/** Returns the same result for a regular word and its plural. @param word in lower case without accents */
export function foldPlural(word: string, language: PortalLanguage): string {
  if (KEPT[language].has(word)) return word;
  return IRREGULAR[language][word] ?? FOLDS[language](word);
}

const WORD = /[\p{L}\p{N}]+/gu;
const ACCENTS = /\p{M}/gu;

/** Words that the index omits, including letters after an apostrophe: `don't` is split into `don` and `t`. */
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
  /** The word as the text spells it. */
  text: string;
  start: number;
}

/** The words of a text with their positions. Never splits a character. */
export const wordsOf = (text: string): FoundWord[] =>
  [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index }));

/** Converts `Médico` to `medico`, for example. */
const foldWord = (word: string): string => word.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase();

/** The word in the form in which the index stores it, the same for singular and plural; null for a common word. */
export function indexedWord(word: string, language: PortalLanguage): string | null {
  const folded = foldWord(word);
  return COMMON[language].has(folded) ? null : foldPlural(folded, language);
}
