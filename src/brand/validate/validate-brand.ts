/** Checks a combined brand record and says where each fault was written. */
import { parseBrandRecord, parseTheme, type Brand, type BrandRecord, type Theme } from '../brand.schema.ts';
import { faultAt } from '../load/source-positions.ts';
import type { BrandSource, Fault, KeyPath } from '../load/brand-source.ts';
import { isFilled, textsIn, type RecordText } from './record-texts.ts';
import { copyProblems } from '../copy/page-copy.ts';
import { hoursFaults } from '../hours/hours-errors.ts';
import { hoursTexts } from '../hours/hours-text.rules.ts';
import { resolve } from '../resolve/layers.ts';
import { schemaFaults } from './schema-errors.ts';
import { shownTabs, tabFaults } from './tab-errors.ts';
import { strayTranslations } from './unused-translations.ts';
import { weakColors } from '../theme/low-contrast.ts';
import { unfinishedWords } from '../copy/unfinished-words.ts';

/** Without it a site has no first page. */
const NEEDED_PAGES = ['home'];

/** Where `{memberHome}` is filled in. */
const isTabUrl = ([first, , key]: KeyPath): boolean => first === 'tabs' && key === 'url';

/** What is wrong in one text of the record. */
function textProblems({ path, text }: RecordText): string[] {
  if (isFilled(path)) return copyProblems(text).map(({ message }) => message);
  const unfinished = unfinishedWords(text).map(({ message }) => message);
  const hasPlaceholder = text.includes('{') || copyProblems(text).length > unfinished.length;
  return hasPlaceholder && !isTabUrl(path)
    ? ['placeholders are not filled in this text', ...unfinished]
    : unfinished;
}

/** What the schema cannot see: values that do not go together. */
function recordFaults(
  brand: BrandRecord,
  sources: readonly BrandSource[],
  codes: readonly string[],
): Fault[] {
  const at = (path: KeyPath, message: string): Fault => faultAt(sources, path, message);
  const { pages } = brand;
  return [
    ...weakColors(brand.theme).map(({ key, message }) => at(['theme', key], message)),
    ...tabFaults(brand, codes).map(({ path, message }) => at(path, message)),
    ...repeated(pages).map((index) => at(['pages', index], 'this page is listed twice')),
    ...NEEDED_PAGES.filter((name) => !pages.includes(name)).map((name) =>
      at(['pages'], `expected '${name}' among the pages: every site has it`),
    ),
    ...strayTranslations(sources),
    ...textsIn(brand).flatMap((found) => textProblems(found).map((message) => at(found.path, message))),
    ...hoursFaults(brand, sources).map(({ path, message }) => at(path, message)),
  ];
}

/**
 * Combines the layers of one brand and checks the result.
 * @param sources base, family, brand file
 * @param codes every brand there is; a tab that names another one is a fault. None: that is not checked
 * @returns the brand, or every fault at once
 */
export function checkBrand(
  code: string,
  sources: readonly BrandSource[],
  codes: readonly string[] = [],
): { brand: Brand } | { faults: Fault[] } {
  const data = resolve(sources.map((source) => source.data));
  const result = parseBrandRecord(data);
  const against = schemaFaults(sources, data, result.success ? [] : result.issues);
  if (!result.success || against.length > 0) return { faults: against };
  const record = result.output;
  const faults = recordFaults(record, sources, codes);
  if (faults.length > 0) return { faults };
  return { brand: asBrand(record, code) };
}

const asBrand = (record: BrandRecord, code: string): Brand => ({
  ...record,
  code,
  tabs: shownTabs(record, code),
  hours: wordedHours(record),
});

/**
 * What can be shown of a brand that has errors: the record where every value by itself is as expected (only values do not
 * go together, such as colors), or else the theme alone.
 * @param sources base, family, brand file
 * @returns neither where a file cannot be read as a whole: values of other layers would stand in for its own
 */
export function draftOf(code: string, sources: readonly BrandSource[]): { brand?: Brand; theme?: Theme } {
  if (sources.some(({ faults }) => faults.length > 0)) return {};
  const data = resolve(sources.map((source) => source.data));
  const result = parseBrandRecord(data);
  if (result.success) return { brand: asBrand(result.output, code), theme: result.output.theme };
  const theme = parseTheme(data['theme']);
  return theme ? { theme } : {};
}

function wordedHours({ hours }: BrandRecord): Brand['hours'] {
  const { english, spanish } = hours.text ?? hoursTexts(hours);
  return { ...hours, text: english, spanishText: spanish };
}

const repeated = (names: readonly string[]): number[] =>
  names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []));
