/** One form for a word and its plural, so that a search for either finds both. Readers never see it. Pure. */
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
