/** Errors for differences between a page and its translation, so that editors change both together (decisions/publishing#pages-and-translations-are-checked). */
import type { BrandError } from '../../brand-error.ts';
import type { TextError } from '../conditions.ts';
import { figureDifference } from './figures.rules.ts';
import { linkDifferences, typedPhones } from './link-differences.ts';
import { isHomeFile } from '../home-words.ts';
import { positionAt } from '../../text-position.ts';
import type { PageSource } from '../page-copy.ts';
import { englishName, isSpanishName, spanishName } from './spanish-pages.rules.ts';

const atTop = (file: string, message: string): BrandError => ({
  file,
  line: 1,
  column: 1,
  path: '',
  message,
});

/**
 * Errors for English pages without a Spanish page, and for Spanish pages without an English page, in one folder.
 * @param shared the shared pages, which a brand's own pages replace
 */
export function missingTranslations(
  folder: string,
  names: readonly string[],
  shared: ReadonlyMap<string, PageSource> = new Map(),
): BrandError[] {
  return names.flatMap((name) => {
    const file = `${folder}/${name}.md`;
    if (isSpanishName(name)) {
      const english = `${folder}/${englishName(name)}.md`;
      return names.includes(englishName(name))
        ? []
        : [
            atTop(
              file,
              `this is the Spanish of a page that is not here: write ${english} too, or delete this file`,
            ),
          ];
    }
    const spanish = spanishName(name);
    if (names.includes(spanish)) return [];
    const model = shared.get(spanish)?.file;
    const start = model?.endsWith(`/${spanish}.md`)
      ? `, starting from a copy of ${model}`
      : ', with the same headings, links and date';
    return [atTop(file, `this page has no Spanish: write ${folder}/${spanish}.md${start}`)];
  });
}

const HEADINGS = [
  ['##', /^##\s/gm],
  ['###', /^###\s/gm],
] as const;
const PLACEHOLDERS = /\{[\w.-]+\}/g;
const CONDITIONS = /\{(?:if [^}]*|else)\}/g;

const count = (text: string, pattern: RegExp): number => (text.match(pattern) ?? []).length;

const headOf = ({ front }: PageSource): string => `${front.title}\n${front.description}`;

const textOf = (page: PageSource): string => `${headOf(page)}\n${page.body}`;

function headingErrors(english: PageSource, spanish: PageSource): string[] {
  // Glossary terms are grouped by first letter, so the ## headings differ between the languages.
  const headings = english.front.terms ? HEADINGS.filter(([mark]) => mark === '###') : HEADINGS;
  const mismatch = headings.find(
    ([, pattern]) => count(english.body, pattern) !== count(spanish.body, pattern),
  );
  if (!mismatch) return [];
  const [mark, pattern] = mismatch;
  const what = isHomeFile(english.file) ? 'cards' : `headings that begin with ${mark}`;
  const [there, here] = [count(english.body, pattern), count(spanish.body, pattern)];
  return [`expected as many ${what} as in ${english.file}, which has ${there}; got ${here}`];
}

const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,2}[.)])[ \t]/gm;

/** Error at the heading of the first section whose lists have more or fewer items than in the other language. */
function listErrors(english: PageSource, spanish: PageSource): BrandError[] {
  if (count(english.body, LIST_ITEM) === count(spanish.body, LIST_ITEM)) return [];
  const [theirs, ours] = [english, spanish].map(({ body }) => body.split(/^(?=##)/m));
  const found = { there: 0, here: 0, index: 0 };
  for (const [at, section] of (ours ?? []).entries()) {
    [found.there, found.here] = [count(theirs?.[at] ?? '', LIST_ITEM), count(section, LIST_ITEM)];
    if (found.there !== found.here) break;
    found.index += section.length;
  }
  const { line } = positionAt(spanish.body, found.index);
  const message = `expected as many list items in this section as in ${english.file}, which has ${found.there}; got ${found.here}`;
  return [{ ...atTop(spanish.file, message), line: spanish.bodyLine + line - 1 }];
}

/**
 * Error for the first value that only one of the pages contains.
 * @param what the kind of value for the message, followed by a space, such as `link `; '' if the value itself shows its kind
 */
function setErrors(
  english: PageSource,
  spanish: PageSource,
  what: string,
  valuesOf: (page: PageSource) => readonly string[],
): string[] {
  const [there, here] = [valuesOf(english), valuesOf(spanish)];
  const lost = there.find((value) => !here.includes(value));
  if (lost !== undefined) return [`expected ${what}${lost}, as ${english.file} has`];
  const extra = here.find((value) => !there.includes(value));
  return extra === undefined ? [] : [`expected no ${what}${extra}: ${english.file} has none`];
}

const placeholdersOf = (page: PageSource): readonly string[] => textOf(page).match(PLACEHOLDERS) ?? [];
const optionalSections = ({ front }: PageSource): readonly string[] => front.optional ?? [];

function conditionErrors(english: PageSource, spanish: PageSource): string[] {
  const [there, here] = [english, spanish].map(({ body }) => body.match(CONDITIONS) ?? []);
  const differs = [...new Set([...(there ?? []), ...(here ?? [])])].find(
    (condition) =>
      there?.filter((other) => other === condition).length !==
      here?.filter((other) => other === condition).length,
  );
  return differs === undefined ? [] : [`expected ${differs} as often as in ${english.file}`];
}

/** Error if the dates of the two pages differ, reported in the older page. */
function dateErrors(english: PageSource, spanish: PageSource): BrandError[] {
  if (english.front.updated === spanish.front.updated) return [];
  const isSpanishOlder = spanish.front.updated < english.front.updated;
  const [newer, { file, front, lines }] = isSpanishOlder ? [english, spanish] : [spanish, english];
  const message = `${newer.file} changed on ${newer.front.updated}, this page on ${front.updated}: make the change here too, and write its date`;
  return [{ ...atTop(file, message), line: lines['updated'] ?? 1, path: 'updated' }];
}

/** Errors for headings whose ids differ. Skips terms, because their order depends on the language. */
function idErrors(english: PageSource, spanish: PageSource): BrandError[] {
  if (english.front.terms) return [];
  return (['contents', 'questions'] as const).flatMap((key) => {
    const [there = [], here = []] = [english, spanish].map(({ front }) =>
      key === 'contents' ? Object.keys(front.contents ?? {}) : front.questions,
    );
    const at = here.findIndex((id, index) => id !== there[index]);
    if (at < 0 || there.length === 0) return [];
    const isSorted = here.every((id) => there.includes(id));
    const message = `expected the ids in the order of ${english.file}; where this page has '${here[at]}', it has '${there[at] ?? ''}': correct the one that does not fit its headings`;
    const differs = `expected the ids of ${english.file}: it has '${there[at] ?? ''}' in place of '${here[at]}'`;
    const line = spanish.lines[key] ?? 1;
    return [{ ...atTop(spanish.file, isSorted ? message : differs), line, path: key }];
  });
}

const QUESTION = /^###[ \t]+(?<words>.*\S)/gm;

/** Errors for questions that end in a question mark in only one of the two languages. */
function questionMarkErrors(english: PageSource, spanish: PageSource): BrandError[] {
  if (!english.front.questions) return [];
  const [theirs = [], ours = []] = [english, spanish].map(({ body }) => [...body.matchAll(QUESTION)]);
  const rows = theirs.map((question, at) => [
    { page: english, question },
    { page: spanish, question: ours[at] },
  ]);
  return rows.flatMap((pair) => {
    const without = pair.filter(({ question }) => question && !question[0].endsWith('?'));
    return without.length !== 1
      ? []
      : without.map(({ page: { file, body, bodyLine }, question }) => ({
          ...atTop(
            file,
            `this question ends without a question mark: write '${question?.groups?.['words'] ?? ''}?'`,
          ),
          line: bodyLine + positionAt(body, question?.index ?? 0).line - 1,
        }));
  });
}

function figureError(file: string, english: string, spanish: string): TextError[] {
  const mismatch = figureDifference(english, spanish, file);
  return mismatch ? [mismatch] : [];
}

/** Errors for amounts, dates or phone numbers that differ between the languages, in the text, title or description. */
function figureErrors(english: PageSource, spanish: PageSource): BrandError[] {
  const { file, body, bodyLine, lines } = spanish;
  return [
    ...figureError(english.file, headOf(english), headOf(spanish)).map(({ message }) => ({
      ...atTop(file, message),
      line: lines['description'] ?? 1,
    })),
    ...figureError(english.file, english.body, body).map(({ index, message }) => {
      const { line, column } = positionAt(body, index);
      return { ...atTop(file, message), line: bodyLine + line - 1, column };
    }),
  ];
}

function pairErrors(english: PageSource, spanish: PageSource): BrandError[] {
  const top = (messages: readonly string[]) => messages.map((message) => atTop(spanish.file, message));
  const [error] = [
    ...top(headingErrors(english, spanish)),
    ...linkDifferences(english, spanish),
    ...typedPhones(english, spanish),
    ...top(setErrors(english, spanish, '', placeholdersOf)),
    ...top(conditionErrors(english, spanish)),
    ...top(setErrors(english, spanish, 'optional section ', optionalSections)),
  ];
  return error
    ? [error]
    : [
        ...dateErrors(english, spanish),
        ...idErrors(english, spanish),
        ...questionMarkErrors(english, spanish),
        ...listErrors(english, spanish),
        ...figureErrors(english, spanish),
      ];
}

/** The cached errors of each Spanish page. They are cached because after each save the dev server checks all pages, although only one page has changed. */
const cache = new WeakMap<PageSource, { english: PageSource; errors: BrandError[] }>();

/**
 * Errors for differences between English pages and their translations. If a pair differs in structure, returns only the
 * first structural difference. Otherwise, returns all differences in content, such as dates and figures.
 */
export const translationErrors = (pages: ReadonlyMap<string, PageSource>): BrandError[] =>
  [...pages].flatMap(([name, spanish]) => {
    const english = isSpanishName(name) ? pages.get(englishName(name)) : undefined;
    if (!english) return [];
    const before = cache.get(spanish);
    if (before?.english === english) return before.errors;
    const errors = pairErrors(english, spanish);
    cache.set(spanish, { english, errors });
    return errors;
  });
