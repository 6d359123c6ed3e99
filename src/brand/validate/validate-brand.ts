import { type BrandError, type KeyPath, formatPath, type RecordError } from '../brand-error.ts';
import { parseBrandRecord, type Brand, type BrandRecord } from '../brand.schema.ts';
import { markupErrors } from '../copy/label-errors.ts';
import { copyErrors } from '../copy/placeholders.ts';
import { englishTextErrors, exchangedErrors, spanishTextErrors } from '../copy/spanish/spanish-text.rules.ts';
import { unfinishedWords } from '../copy/unfinished-words.ts';
import { hoursErrors } from '../hours/hours-errors.ts';
import { errorAt, locate } from '../load/source-positions.ts';
import type { BrandSource } from '../load/brand-source.ts';
import { toBrand, type ResolvedBrand } from '../resolve/resolve-brand.ts';
import { lowContrastErrors } from '../theme/low-contrast.ts';
import { isOneLine, NOT_ONE_LINE } from '../one-line.ts';
import { allowsPlaceholders, textsIn, type RecordText } from './record-texts.ts';
import { addressErrors } from './address-errors.ts';
import { labelErrors } from './repeated-labels.ts';
import { schemaErrors } from './schema-errors.ts';
import { tabErrors } from './tab-errors.ts';
import { unknownNames } from './unknown-names.ts';
import { isRecord } from '../resolve/layers.ts';
import { didYouMean } from '../nearest.ts';
import { valueAt } from '../resolve/trace.ts';
import { isBelow, SERVICE_PREFIXES } from '../../lib/http/service-paths.ts';
import { withoutLanguage } from '../../lib/navigation/page-address.ts';
import { pagePath } from '../addresses.ts';
import { SITE_FILES } from './links.ts';

/** Folders at fixed addresses, used by the server, the build and stub mode. */
const OWN_FOLDERS: readonly string[] = ['/_astro', '/hashed', '/sandbox', '/stubs'];

/** Files at the root of a site, besides SITE_FILES. */
const OWN_FILES: readonly string[] = ['/404.html', '/portals.json'];

/** `/about/index.html` → `/about/`. Both addresses serve the same file. */
const withoutIndex = (path: string): string => path.replace(/\/index\.html$/, '/');

/** Adds a trailing slash, because the server also redirects `/about` if there is a redirect from `/about/`. */
const withSlash = (path: string): string => (path.endsWith('/') ? path : `${path}/`);

function conflict(from: string, pages: readonly string[]): string | null {
  const path = withSlash(withoutIndex(withoutLanguage(from)));
  const page = ['404', ...pages].find((name) => pagePath(name) === path);
  if (page !== undefined)
    return `${from} is a page of this site, which the redirect would hide: take '${page}' out of pages, or this line away`;
  const service = SERVICE_PREFIXES.find((prefix) => isBelow(from, [prefix]));
  if (service !== undefined)
    return `${service} belongs to the services, so this redirect would take calls away from them: choose another address`;
  return isBelow(from, OWN_FOLDERS) || [...SITE_FILES, ...OWN_FILES].includes(from)
    ? `${from} is an address of the site's own files: choose another address`
    : null;
}

/** Errors for redirects whose old address is still in use, or whose target is another old address. */
const redirectErrors = ({ redirects, pages }: BrandRecord): RecordError[] =>
  Object.entries(redirects).flatMap(([from, to]) => {
    const next = [to, withSlash(to)].find((address) => Object.hasOwn(redirects, address));
    const message =
      conflict(from, pages) ??
      (next === undefined ? null : `${to} is an old address itself: write where that one leads`);
    return message === null ? [] : [{ path: ['redirects', from], message }];
  });

const TRANSLATED: readonly [spanish: KeyPath, english: KeyPath, what: string][] = [
  [['spanish', 'tabs'], ['tabs'], 'tab'],
  [['spanish', 'links'], ['footer', 'links'], 'footer link'],
  [['spanish', 'statements'], ['footer', 'statements'], 'statement'],
];

function namesIn({ data }: BrandSource, path: KeyPath): string[] {
  const table = valueAt(data, path);
  return isRecord(table) ? Object.keys(table) : [];
}

/** Errors for Spanish texts with unknown names. A translation of a text that a layer removed is allowed. */
const unusedTranslations = (sources: readonly BrandSource[]): BrandError[] =>
  TRANSLATED.flatMap(([spanish, english, what]) => {
    const known = sources.flatMap((source) => namesIn(source, english));
    return sources.flatMap((source) =>
      namesIn(source, spanish)
        .filter((name) => !known.includes(name))
        .map((name) => {
          const path = [...spanish, name];
          const message = `there is no ${what} '${name}' to translate${didYouMean(name, known)}`;
          return { ...locate([source], path), path: formatPath(path), message };
        }),
    );
  });

const REQUIRED_PAGES = ['home'];

/** Whether a key is the address of a header tab, where `{memberHome}` is the only allowed placeholder. */
const isTabUrl = ([first, , key]: KeyPath): boolean => first === 'tabs' && key === 'url';

/** Errors for Spanish sentences under English keys, and for English sentences and clear mistakes under `spanish`. */
function languageErrors(texts: readonly RecordText[]): RecordError[] {
  const textAt = new Map(texts.map(({ path, text }) => [formatPath(path), text]));
  const english = texts
    .filter(({ path }) => !path.includes('spanish'))
    .flatMap(({ path, text }) => englishTextErrors(text).map(({ message }) => ({ path, message })));
  const spanish = texts
    .filter(({ path }) => path.includes('spanish'))
    .flatMap(({ path, text }) => {
      const english = textAt.get(formatPath([...path.slice(0, -1), 'english']));
      const messages = [
        ...spanishTextErrors(text).map(({ message }) => message),
        ...(english === undefined ? [] : exchangedErrors(english, text)),
      ];
      return messages.map((message) => ({ path, message }));
    });
  return [...english, ...spanish];
}

/** Errors for a literal year in the copyright text, which must use `{footerCopyDate}` for the year of the content. */
function copyrightErrors({ footer: { copyright } }: BrandRecord): RecordError[] {
  if (copyright.includes('{footerCopyDate}')) return [];
  return (/\b20\d\d\b/.exec(copyright) ?? []).map((year) => ({
    path: ['footer', 'copyright'],
    message: `'${year}' would be there in every later year too: write {footerCopyDate}, which becomes the year`,
  }));
}

function textErrors({ path, text }: RecordText): string[] {
  if (!isOneLine(text)) return [NOT_ONE_LINE]; // needed for addresses; the schema already checks other texts
  const markup = markupErrors(text);
  if (allowsPlaceholders(path)) return [...copyErrors(text).map(({ message }) => message), ...markup];
  const unfinished = [...unfinishedWords(text).map(({ message }) => message), ...markup];
  const hasPlaceholder = text.includes('{') || copyErrors(text).length > unfinishedWords(text).length;
  return hasPlaceholder && !isTabUrl(path)
    ? ['placeholders are not filled in this text', ...unfinished]
    : unfinished;
}

const PLACEHOLDER = /\{\w+\.[\w.]+\}/g;
const placeholdersIn = (text: string): string => [...new Set(text.match(PLACEHOLDER))].toSorted().join(', ');

/** Errors for Spanish footer statements with other placeholders than the English statement in the same file. */
const statementErrors = (sources: readonly BrandSource[]): BrandError[] =>
  sources.flatMap((source) =>
    namesIn(source, ['spanish', 'statements']).flatMap((name) => {
      const path = ['spanish', 'statements', name];
      const [english, spanish] = [['footer', 'statements', name], path].map((at) => valueAt(source.data, at));
      if (typeof english !== 'string' || typeof spanish !== 'string') return [];
      const [there, here] = [placeholdersIn(english), placeholdersIn(spanish)];
      const message = `expected ${there || 'no placeholder'} as in footer.statements.${name}, got ${here || 'none'}`;
      return there === here ? [] : [{ ...locate([source], path), path: formatPath(path), message }];
    }),
  );

const repeated = (names: readonly string[]): number[] =>
  names.flatMap((name, at) => (names.indexOf(name) < at ? [at] : []));

const repeatedErrors = (path: KeyPath, names: readonly string[]): RecordError[] =>
  repeated(names).map((index) => ({
    path: [...path, index],
    message: `'${names[index]}' is listed twice: delete one of the two`,
  }));

/** Lists in which no value may be repeated. */
const UNIQUE = ['registrationTypes', 'markets', 'brandVisibility'] as const;

/**
 * Errors for codes that a state lists twice, and for unknown codes that look like a misspelled brand code, if that
 * brand code is missing from every state. Other unknown codes are allowed, because they may be codes of removed brands.
 */
function servingErrors({ brandsByState }: BrandRecord, known: readonly string[]): RecordError[] {
  const listed = new Set(Object.values(brandsByState).flat());
  const unlisted = known.filter((code) => /^[a-z][a-z0-9]*$/.test(code) && !listed.has(code));
  return Object.entries(brandsByState).flatMap(([state, codes]) => [
    ...repeatedErrors(['brandsByState', state], codes),
    ...codes.flatMap((code, at) => {
      const meant = known.includes(code) ? '' : didYouMean(code, unlisted);
      return meant
        ? [{ path: ['brandsByState', state, at], message: `'${code}' is not a brand${meant}` }]
        : [];
    }),
  ]);
}

function recordErrors(
  brand: BrandRecord,
  sources: readonly BrandSource[],
  codes: readonly string[],
): BrandError[] {
  const at = (path: KeyPath, message: string): BrandError => errorAt(sources, path, message);
  const { pages } = brand;
  const texts = textsIn(brand);
  return [
    ...lowContrastErrors(brand.theme).map(({ key, message }) => at(['theme', key], message)),
    ...tabErrors(brand, codes).map(({ path, message }) => at(path, message)),
    ...redirectErrors(brand).map(({ path, message }) => at(path, message)),
    ...pages.flatMap((name, index) =>
      isBelow(`/${name}`, OWN_FOLDERS)
        ? [at(['pages', index], `/${name}/ has the site's own files: choose another name`)]
        : [],
    ),
    ...repeated(pages).map((index) => at(['pages', index], 'this page is listed twice')),
    ...UNIQUE.flatMap((key) => repeatedErrors([key], brand[key])).map(({ path, message }) =>
      at(path, message),
    ),
    ...servingErrors(brand, codes).map(({ path, message }) => at(path, message)),
    ...unknownNames(brand, sources, codes).map(({ path, message }) => at(path, message)),
    ...addressErrors(brand, sources).map(({ path, message }) => at(path, message)),
    ...REQUIRED_PAGES.filter((name) => !pages.includes(name)).map((name) =>
      at(['pages'], `expected '${name}' among the pages: every site has it`),
    ),
    ...unusedTranslations(sources),
    ...labelErrors(brand, sources).map(({ path, message }) => at(path, message)),
    ...texts.flatMap((entry) => textErrors(entry).map((message) => at(entry.path, message))),
    ...statementErrors(sources),
    ...languageErrors(texts).map(({ path, message }) => at(path, message)),
    ...copyrightErrors(brand).map(({ path, message }) => at(path, message)),
    ...hoursErrors(brand, sources).map(({ path, message }) => at(path, message)),
  ];
}

/**
 * Validates a merged record against the schema. If it matches, also checks what the schema cannot express, such as
 * combinations of keys.
 * @param codes the known brand codes; if empty, unknown codes in the record are not reported
 */
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
