import type { BrandError, KeyPath } from '../brand-error.ts';
import { parseBrandRecord, type Brand, type BrandRecord } from '../brand.schema.ts';
import { copyErrors } from '../copy/placeholders.ts';
import { unfinishedWords } from '../copy/unfinished-words.ts';
import { hoursErrors } from '../hours/hours-errors.ts';
import { errorAt } from '../load/source-positions.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { toBrand, type ResolvedBrand } from '../resolve/resolve-brand.ts';
import { lowContrastErrors } from '../theme/low-contrast.ts';
import { isOneLine, NOT_ONE_LINE } from '../one-line.ts';
import { allowsPlaceholders, textsIn, type RecordText } from './record-texts.ts';
import { schemaErrors } from './schema-errors.ts';
import { redirectErrors } from './redirect-errors.ts';
import { tabErrors } from './tab-errors.ts';
import { unusedTranslations } from './unused-translations.ts';

const REQUIRED_PAGES = ['home'];

/** `{memberHome}` is filled in here, although other placeholders are not. */
const isTabUrl = ([first, , key]: KeyPath): boolean => first === 'tabs' && key === 'url';

function textErrors({ path, text }: RecordText): string[] {
  if (!isOneLine(text)) return [NOT_ONE_LINE]; // addresses: the schema checks texts
  if (allowsPlaceholders(path)) return copyErrors(text).map(({ message }) => message);
  const unfinished = unfinishedWords(text).map(({ message }) => message);
  const hasPlaceholder = text.includes('{') || copyErrors(text).length > unfinished.length;
  return hasPlaceholder && !isTabUrl(path)
    ? ['placeholders are not filled in this text', ...unfinished]
    : unfinished;
}

const repeated = (names: readonly string[]): number[] =>
  names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []));

function recordErrors(
  brand: BrandRecord,
  sources: readonly BrandSource[],
  codes: readonly string[],
): BrandError[] {
  const at = (path: KeyPath, message: string): BrandError => errorAt(sources, path, message);
  const { pages } = brand;
  return [
    ...lowContrastErrors(brand.theme).map(({ key, message }) => at(['theme', key], message)),
    ...tabErrors(brand, codes).map(({ path, message }) => at(path, message)),
    ...redirectErrors(brand).map(({ path, message }) => at(path, message)),
    ...repeated(pages).map((index) => at(['pages', index], 'this page is listed twice')),
    ...REQUIRED_PAGES.filter((name) => !pages.includes(name)).map((name) =>
      at(['pages'], `expected '${name}' among the pages: every site has it`),
    ),
    ...unusedTranslations(sources),
    ...textsIn(brand).flatMap((found) => textErrors(found).map((message) => at(found.path, message))),
    ...hoursErrors(brand, sources).map(({ path, message }) => at(path, message)),
  ];
}

/** The brand, or every error: of the schema, then of combinations. Without codes, tabs are not checked. */
export function validateBrand(
  code: string,
  { data, sources }: ResolvedBrand,
  codes: readonly string[] = [],
): { brand: Brand } | { errors: BrandError[] } {
  const parsed = parseBrandRecord(data);
  const invalid = schemaErrors(sources, data, parsed.success ? [] : parsed.issues);
  if (!parsed.success || invalid.length > 0) return { errors: invalid };
  const errors = recordErrors(parsed.output, sources, codes);
  return errors.length > 0 ? { errors } : { brand: toBrand(parsed.output, code) };
}
