/** What is wrong on one brand and need not be on another: links, other brands' names, features that it lacks, dates. */
import { alertFaults } from '../alerts/alert-errors.ts';
import { alertFault, isFor, type AlertSource } from '../alerts/alerts.ts';
import type { Brand } from '../brand.schema.ts';
import { faultAt } from '../load/source-positions.ts';
import type { BrandSource, Fault } from '../load/brand-source.ts';
import { copyTexts, isFilled, recordTexts, type RecordText } from './record-texts.ts';
import { chooseFor, type TextProblem } from '../copy/conditions.ts';
import { readBodyFor } from '../copy/copy-body.ts';
import { pageTexts, updatedFaults, type PageSource } from '../copy/page-copy.ts';
import { featureMentions } from '../copy/feature-mentions.ts';
import type { ForeignSearch } from './other-brand-names.ts';
import { linkCheck, recordLinkFaults, type LinkCheck } from './links.ts';
import { dayOf } from '../moments.ts';

/** Shared pages are checked once, against the day where most brands are. */
const isShared = (file: string): boolean => file.startsWith('brands/_pages/');

/** What a brand's site is made of, as written. */
interface WrittenSite {
  brand: Brand;
  sources: readonly BrandSource[];
  /** The pages that it shows. */
  pages: readonly PageSource[];
  /** The notices of all brands. */
  alerts: readonly AlertSource[];
  /** Milliseconds since 1970. */
  now: number;
}

/** A text that readers see, and how a problem in it becomes an error with its place. */
interface PlacedText {
  text: string;
  /** Where placeholders and conditions are not filled. */
  isPlain?: boolean;
  fault: (problem: TextProblem) => Fault;
}

const alertTexts = ({ alert, source }: AlertSource): PlacedText[] => [
  ...(['title', 'text'] as const).map((key) => ({
    text: alert[key],
    fault: ({ message }: TextProblem) => alertFault(source, [key], message),
  })),
  ...(alert.link
    ? [
        {
          text: alert.link.label,
          isPlain: true,
          fault: ({ message }: TextProblem) => alertFault(source, ['link', 'label'], message),
        },
      ]
    : []),
];

/** What a page has wrong on this brand alone: links to what its site does not have, and what its conditions leave open. */
function pageLinkFaults(page: PageSource, brand: Brand, check: LinkCheck): Fault[] {
  const { links, faults } = readBodyFor(page, brand);
  const lost = links.flatMap(({ url, line, column }) => {
    const message = check(url);
    return message === null ? [] : [{ line, column, message }];
  });
  return [...lost, ...faults].map((found) => ({ file: page.file, path: '', ...found }));
}

/** Links of a brand's record, pages and notices that lead to nothing on its site. */
function lostLinks({ brand, sources, pages, alerts }: WrittenSite): Fault[] {
  const check = linkCheck(brand);
  return [
    ...recordLinkFaults(brand, check).map(({ path, message }) => faultAt(sources, path, message)),
    ...pages.flatMap((page) => pageLinkFaults(page, brand, check)),
    ...alertFaults(alerts, brand, check),
  ];
}

/** A text of which conditions leave nothing: a page without a title, or without words. */
const emptied = (text: string, brand: Brand): TextProblem[] =>
  text.includes('{if ') && chooseFor(text, brand).text.trim() === ''
    ? [
        {
          index: 0,
          message: 'the conditions leave no words here on this brand: write {else} and other words',
        },
      ]
    : [];

/** Looks for problems in one text; `canFill` where it may hold placeholders and conditions. */
type Finder = (text: string, canFill: boolean) => TextProblem[];

/** Everything that is wrong with a brand's site as a whole. */
export function siteFaults(site: WrittenSite, search: ForeignSearch): Fault[] {
  const { brand, sources, pages, alerts, now } = site;
  const ownPages = pages.filter(({ file }) => !isShared(file));
  const copy: PlacedText[] = [
    ...pages.flatMap(pageTexts),
    ...alerts.filter(({ alert }) => isFor(alert, brand)).flatMap(alertTexts),
  ];
  const foreign = search(brand);
  const inCopy = (find: Finder): Fault[] =>
    copy.flatMap(({ text, isPlain, fault }) => find(text, !isPlain).map(fault));
  const inRecord = (texts: readonly RecordText[], find: Finder): Fault[] =>
    texts.flatMap(({ path, text }) =>
      find(text, isFilled(path)).map(({ message }) => faultAt(sources, path, message)),
    );
  const promises: Finder = (text, canFill) => featureMentions(text, brand, canFill);
  return [
    ...lostLinks(site),
    ...ownPages.flatMap((page) => updatedFaults(page, dayOf(now, brand.timeZone))),
    ...inCopy(foreign),
    ...inRecord(recordTexts(brand), foreign),
    ...inCopy(promises),
    ...inCopy((text) => emptied(text, brand)),
    ...inRecord(copyTexts(brand), promises),
  ];
}
