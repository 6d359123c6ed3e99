/** Words of texts and of search terms, without accents, case and words that every text has. Pure. */
import type { PortalLanguage } from '../../lib/text/i18n.ts';

/** No plurals, or plurals that the rules would take for those of another word. */
const KEPT: Readonly<Record<PortalLanguage, ReadonlySet<string>>> = {
  en: new Set(['lens', 'news']),
  es: new Set(['interes', 'lunes']),
};
/** Irregular plurals, and forms of a word that pages use for one another. */
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

/** Singulars lose the `e` that a plural in `-es` may have added: `headache` and `headaches` are `headach`, `cookie` is `cooky`. */
const foldEnglish = (word: string): string =>
  word
    .replace(/(?<=..[^sui])s$/u, '')
    .replace(/(?<=..)ie$/u, 'y')
    .replace(/(?<=..x|..ss|..us|..[cs]h)e$/u, '');

/** `planes` → `plan`, `apelaciones` → `apelacion`, `veces` → `vez`; `clase` and `clases` are `clas`. */
function foldSpanish(word: string): string {
  if (/..ces?$/u.test(word) && word.length > 4) return word.replace(/ces?$/u, 'z');
  if (/.[aeiou][dlnrsy]es$/u.test(word)) return word.slice(0, -2);
  return word.replace(/(?<=..[aeo])s$/u, '').replace(/(?<=..[aeiou][dlnrsy])e$/u, '');
}

const FOLDS: Readonly<Record<PortalLanguage, (word: string) => string>> = {
  en: foldEnglish,
  es: foldSpanish,
};

/** @param word in lower case without accents @returns the same for a regular word and its plural */
export function foldPlural(word: string, language: PortalLanguage): string {
  if (KEPT[language].has(word)) return word;
  return IRREGULAR[language][word] ?? FOLDS[language](word);
}

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

/** The words of a text with their positions; never half of a character. */
export const wordsOf = (text: string): FoundWord[] =>
  [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index }));

/** `Médico` → `medico` */
export const foldWord = (word: string): string => word.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase();

/** The word as the index has it, the same for its plural; null for a word that every text has. */
export function indexedWord(word: string, language: PortalLanguage): string | null {
  const folded = foldWord(word);
  return COMMON[language].has(folded) ? null : foldPlural(folded, language);
}
