import { alertCopy, alertErrorAt, alertLabels, isFor, type AlertSource } from '../alerts/alerts.ts';
import { alertErrors } from '../alerts/alert-errors.ts';
import { ROUTED_PAGES } from '../addresses.ts';
import type { BrandError } from '../brand-error.ts';
import type { Brand } from '../brand.schema.ts';
import { applyConditions, type TextError } from '../copy/conditions.ts';
import { readBodyFor } from '../copy/copy-body.ts';
import { featureMentions } from '../copy/feature-mentions.ts';
import { pageTexts, updatedErrors, type PageSource } from '../copy/page-copy.ts';
import { emptyPlaceholders } from '../copy/placeholders.ts';
import { missingTranslations, translationErrors } from '../copy/spanish/translation-errors.ts';
import type { BrandSource } from '../load/brand-source.ts';
import type { LoadedBrand } from '../load/load-brand.ts';
import type { SharedFiles } from '../load/load-shared.ts';
import { errorAt } from '../load/source-positions.ts';
import { dayOf } from '../moments.ts';
import { didYouMean } from '../nearest.ts';
import { pictureErrors, unshownPictures } from '../pictures/picture-use.ts';
import { privacyErrors } from './privacy-errors.ts';
import { linkCheck, recordLinkErrors, type LinkCheck, type LinkTargets } from './links.ts';
import { misspelledNames } from './misspelled-name.ts';
import { allowsPlaceholders, copyTexts, recordTexts, type RecordText } from './record-texts.ts';
import { sameNameErrors } from './same-names.ts';
import { isSpanishName } from '../copy/spanish/spanish-pages.rules.ts';
import { STATE_FOLDER } from '../states/load-states.ts';

function stateError({ brandState }: Brand, sources: readonly BrandSource[]): BrandError {
  const message = `expected ${STATE_FOLDER}/${brandState.toLowerCase()}.yaml, with the offices and rules of this state, found none`;
  return errorAt(sources, ['brandState'], message);
}

/** Errors for related pages that no brand has, that are listed twice, or that are the page itself. */
function relatedErrors({ file, front, lines }: PageSource, names: readonly string[]): BrandError[] {
  const related = front.related ?? [];
  if (related.length === 0) return [];
  const known = names.filter((name) => !isSpanishName(name) && !ROUTED_PAGES.includes(name));
  return related.flatMap((name, at) => {
    const message = !known.includes(name)
      ? `there is no page '${name}' with a text of its own${didYouMean(name, known)}`
      : file.replace(/(?:\.es)?\.md$/, '').endsWith(`/${name}`)
        ? 'a page is not related to itself'
        : related.indexOf(name) < at
          ? `'${name}' is there twice`
          : null;
    return message === null
      ? []
      : [{ file, line: lines['related'] ?? 1, column: 1, path: 'related', message }];
  });
}

interface PositionedText {
  text: string;
  /** Whether the text is shown without filling in placeholders and conditions. */
  isPlain?: boolean;
  error: (error: TextError) => BrandError;
}

type TextCheck = (text: string, canFill: boolean) => TextError[];

/** Errors for listed pages without a file. Returns no errors if there are no shared pages at all. */
export const missingPages = (
  { sources, pageNames }: LoadedBrand,
  { pages }: Brand,
  shared: SharedFiles,
): BrandError[] => {
  if (shared.pageNames.length === 0) return [];
  const known = [...pageNames, ...ROUTED_PAGES];
  return pages.flatMap((name, at) => {
    if (known.includes(name)) return [];
    const message = `expected brands/_pages/${name}.md, or pages/${name}.md in the brand's folder, found neither${didYouMean(name, known)}`;
    return [errorAt(sources, ['pages', at], message)];
  });
};

const alertTexts = ({ alert, source }: AlertSource): PositionedText[] =>
  [
    ...alertCopy(alert).map((copy) => ({ ...copy, isPlain: false })),
    ...alertLabels(alert).map((label) => ({ ...label, isPlain: true })),
  ].map(({ path, text, isPlain }) => ({
    text,
    isPlain,
    error: ({ message }: TextError) => alertErrorAt(source, path, message),
  }));

/** A page's errors after this brand's conditions are applied: broken links and Markdown errors. */
function pageLinkErrors(page: PageSource, brand: Brand, check: LinkCheck): BrandError[] {
  const { links, errors } = readBodyFor(page, brand);
  const broken = links.flatMap(({ url, line, column }) => {
    const message = check(url, page);
    return message === null ? [] : [{ line, column, message }];
  });
  return [...broken, ...errors].map((issue) => ({ file: page.file, path: '', ...issue }));
}

function brokenLinks(
  brand: Brand,
  sources: readonly BrandSource[],
  pages: readonly PageSource[],
  alerts: readonly AlertSource[],
  targets: LinkTargets,
): BrandError[] {
  const check = linkCheck(brand, targets);
  return [
    ...recordLinkErrors(brand, check).map(({ path, message }) => errorAt(sources, path, message)),
    ...pages.flatMap((page) => pageLinkErrors(page, brand, check)),
    ...alertErrors(alerts, brand, check),
  ];
}

const emptyTextErrors = (text: string, brand: Brand): TextError[] =>
  text.includes('{if ') && applyConditions(text, brand).text.trim() === ''
    ? [
        {
          index: 0,
          message: 'the conditions leave no text here on this brand: add {else} and other words',
        },
      ]
    : [];

/** Whether a page is shared. Dates of shared pages are checked once, in `loadShared`. */
const isShared = ({ file }: PageSource): boolean => /^brands\/_(?:pages|privacy)\//.test(file);

/** Finds broken links, names of other brands, features that the brand lacks, and errors in dates and pictures. */
export function validateSite(
  loaded: LoadedBrand,
  brand: Brand,
  copyByName: ReadonlyMap<string, PageSource>,
  { alerts, now, pages: sharedPages, search, outside }: SharedFiles,
): BrandError[] {
  const { code, sources, pictureNames, ownPageNames, ownPictureNames } = loaded;
  // If the state's record is missing, reports only this error, because each text that uses a fact from that record
  // would give another error.
  if (!brand.state) return [stateError(brand, sources)];
  const pages = [...copyByName.values()];
  const copy: PositionedText[] = [
    ...pages.flatMap(pageTexts),
    ...alerts.filter(({ alert }) => isFor(alert, brand)).flatMap(alertTexts),
  ];
  const inCopy = (check: TextCheck): BrandError[] =>
    copy.flatMap(({ text, isPlain, error }) => check(text, !isPlain).map(error));
  const inRecord = (texts: readonly RecordText[], check: TextCheck): BrandError[] =>
    texts.flatMap(({ path, text }) =>
      check(text, allowsPlaceholders(path)).map(({ message }) => errorAt(sources, path, message)),
    );
  const otherBrands = search(brand);
  const wrongNames = misspelledNames(brand);
  const missingFeatures: TextCheck = (text, canFill) => featureMentions(text, brand, canFill);
  return [
    ...brokenLinks(brand, sources, pages, alerts, { copy: copyByName, outside }),
    ...privacyErrors(brand, loaded, now),
    ...sameNameErrors(copyByName, brand, sources),
    ...pages.flatMap((page) => relatedErrors(page, loaded.pageNames)),
    ...pages
      .filter((page) => !isShared(page))
      .flatMap((page) => updatedErrors(page, dayOf(now, brand.timeZone))),
    ...inCopy(otherBrands),
    ...inRecord(recordTexts(brand), otherBrands),
    ...inCopy(wrongNames),
    ...inRecord(recordTexts(brand), wrongNames),
    ...inCopy(missingFeatures),
    ...inCopy((text) => emptyTextErrors(text, brand)),
    ...inCopy((text, canFill) => (canFill ? emptyPlaceholders(text, brand) : [])),
    ...inRecord(copyTexts(brand), missingFeatures),
    ...missingTranslations(`brands/${code}/pages`, ownPageNames, sharedPages),
    ...translationErrors(new Map([...loaded.pages].filter(([, page]) => !isShared(page)))),
    ...pictureErrors(pages, brand, pictureNames),
    ...unshownPictures(`brands/${code}/pages`, ownPictureNames, pages),
  ];
}
