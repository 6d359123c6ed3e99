/** Finds clear mistakes in Spanish copy: English sentences, missing accents, and questions without `¿`. */
import type { TextError } from '../conditions.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that are frequent in our English copy and do not exist in Spanish. */
const ENGLISH = list(
  'the you and your for to of in or it is that what not an if care with can pay we call ask us may do are at see on have how who out one about from first when this i my often be need before which each only does by after people some where other all say get more most paid go so same its they without up any every there her was were never them their than our two take until while then why these now but because will would should here help find make write choose read money health doctor bill year coverage member cannot',
);
const SPANISH = list(
  'de la que un y su el una en lo para los por con si puede al es usted se del las le les sus cada como o nos más qué cómo está sin son ser hay este esta esto ese esa pero cuando donde sobre entre hasta desde todo todos toda todas otro otra muy ya',
);

/** Matches the parts that are not checked: placeholders, conditions, addresses, and text marked as English. */
const APART =
  /\{[^{}]*\}|\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*\)|https?:\/\/\S+|<(?<tag>\w+)[^<>]*\blang="en"[^<>]*>.*?<\/\k<tag>>|<[^<>]*>|`[^`]*`/gs;
/** Matches English names such as `Office of Civil Rights`, which are not translated. */
const NAME = /\p{Lu}[\p{L}'’.-]*(?: (?:(?:of|and|for|the|to|in|on|&) )*\p{Lu}[\p{L}'’.-]*)+/gu;
const blank = (part: string): string => part.replaceAll(/[^\n]/g, ' ');

const WORD = /[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu;
const ACCENT = /[áéíóúüñ¿¡]/i;
const PART_END = /\n\s*\n|\n(?=[ \t]*(?:[-*|#>]|\d+\.))|(?<=[.!?])\s+|\|/g;

interface Part {
  index: number;
  text: string;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { index, 0: end } of [...text.matchAll(PART_END), { index: text.length, 0: '' }]) {
    const part = text.slice(from, index);
    const start = part.search(/\p{L}/u);
    if (start >= 0) parts.push({ index: from + start, text: part.slice(start) });
    from = index + end.length;
  }
  return parts;
}

function isEnglish({ text }: Part): boolean {
  const words = text.toLowerCase().match(WORD) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const spanish = words.filter((word) => SPANISH.has(word) || ACCENT.test(word)).length;
  return english > 1 && english > spanish;
}

/** After this many English words without a Spanish word between them, the rest of a sentence counts as English. */
const ENGLISH_RUN = 4;

/** The English part of a sentence, starting with a frequent English word; null if the sentence is Spanish. */
function englishRest({ index, text }: Part): Part | null {
  let run: number[] = [];
  for (const { 0: word, index: at } of text.toLowerCase().matchAll(WORD)) {
    if (SPANISH.has(word) || ACCENT.test(word)) run = [];
    else if (ENGLISH.has(word)) run.push(at);
    const [start = 0] = run;
    if (run.length === ENGLISH_RUN) return { index: index + start, text: text.slice(start) };
  }
  return null;
}

const quoted = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 40 ? `${line.slice(0, 40).trimEnd()}…` : line;
};

export const IN_ENGLISH = 'this text is in English';
export const IN_SPANISH = 'this text is in Spanish';

/** One error if more than half of a text is in the other language, otherwise one for each sentence in that language. */
function otherLanguage(
  written: string,
  parts: readonly Part[],
  found: readonly Part[],
  [whole, advice]: readonly [whole: string, advice: string],
): TextError[] {
  const [first] = found;
  if (!first) return [];
  const shown = ({ index, text }: Part): string => quoted(written.slice(index, index + text.length));
  const language = whole.split(' ').at(-1);
  return found.length * 2 > parts.length
    ? [{ index: first.index, message: `${whole} ('${shown(first)}'): ${advice}` }]
    : found.map((part) => ({ index: part.index, message: `'${shown(part)}' is ${language}: ${advice}` }));
}

function englishErrors(written: string, text: string): TextError[] {
  const parts = partsOf(text);
  const english = parts.flatMap((part) => (isEnglish(part) ? [part] : (englishRest(part) ?? [])));
  return otherLanguage(written, parts, english, [IN_ENGLISH, 'write it in Spanish']);
}

/** Words that are always wrong without an accent. Words that end in -cion are always wrong too. */
const BARE = list(
  'tambien despues numero numeros telefono telefonos medico medicos medica medicas clinica clinicas dia dias ano anos nino ninos nina ninas pagina paginas linea lineas ingles espanol espanoles aqui segun ademas credito debito unico unica facil faciles util utiles',
);
const isBare = (word: string): boolean => BARE.has(word) || word.endsWith('cion');

/** A Spanish text of at least this many words has lost its accents if it contains no accent. */
const ACCENTED_WORDS = 40;
const NO_ACCENT = 'no word of this text has an accent: write á, é, í, ó, ú, ñ, ¿ where they belong';

const bareWords = (text: string): TextError[] =>
  [...text.matchAll(WORD)]
    .filter(([word]) => isBare(word.toLowerCase()))
    .map(({ 0: word, index }) => ({ index, message: `'${word}' has lost its accent` }));

const count = (text: string, sign: string): number => text.split(sign).length;

function questionErrors(text: string): TextError[] {
  let open = 0;
  return [...text.matchAll(/[¿?]/g)].flatMap(({ 0: sign, index }) => {
    open = sign === '¿' ? 1 : open - 1;
    if (open >= 0) return [];
    open = 0;
    return [{ index, message: 'this question has no ¿ before it' }];
  });
}

const spanishWords = (text: string): number =>
  (text.toLowerCase().match(WORD) ?? []).filter((word) => SPANISH.has(word)).length;

/**
 * An error message if the English and the Spanish text seem to be swapped. Also works for texts that are too short for
 * `spanishTextErrors`.
 */
export const exchangedErrors = (english: string, spanish: string): string[] =>
  spanishWords(english) > spanishWords(spanish)
    ? [`the Spanish, '${quoted(english)}', is under english, and the English here: exchange the two`]
    : [];

export function spanishTextErrors(written: string): TextError[] {
  const words = written.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  const mayBeEnglish = words.filter((word) => ENGLISH.has(word)).length > 1;
  const hasBare = words.some(isBare);
  const noAccent = words.length >= ACCENTED_WORDS && !ACCENT.test(written);
  // Returns early for most texts, because the checks below are slow.
  if (!mayBeEnglish && !hasBare && !noAccent && count(written, '?') === count(written, '¿')) return [];
  const text = written.replaceAll(APART, blank);
  const english = mayBeEnglish ? englishErrors(written, text.replaceAll(NAME, blank)) : [];
  if (english.length > 0) return english;
  if (noAccent) return [{ index: 0, message: NO_ACCENT }];
  return [...(hasBare ? bareWords(text) : []), ...questionErrors(text)];
}

function isSpanish({ text }: Part): boolean {
  const words = text.toLowerCase().match(WORD) ?? [];
  const spanish = words.filter((word) => SPANISH.has(word) || ACCENT.test(word)).length;
  return spanish > 1 && !words.some((word) => ENGLISH.has(word));
}

/** Errors for Spanish sentences in English copy. A name with an accent is not an error. */
export function englishTextErrors(written: string): TextError[] {
  const words = written.toLowerCase().match(WORD) ?? [];
  // Returns early for most texts, because the search for sentences is slow.
  if (words.filter((word) => SPANISH.has(word) || ACCENT.test(word)).length < 2) return [];
  const parts = partsOf(written.replaceAll(APART, blank).replaceAll(NAME, blank));
  return otherLanguage(written, parts, parts.filter(isSpanish), [IN_SPANISH, 'write it in English']);
}
