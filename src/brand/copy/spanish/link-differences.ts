/** Errors for links and phone numbers that differ between a page and its translation. */
import { englishSite } from '../../../lib/text/federal-marketplace.ts';
import type { BrandError } from '../../brand-error.ts';
import { fileError } from '../../brand-error.ts';
import { positionAt } from '../../text-position.ts';
import { readBody } from '../copy-body.ts';
import type { PageSource } from '../page-copy.ts';

interface PageLink {
  page: PageSource;
  url: string;
  line: number;
  column: number;
}

/** All links of a page, including links in any branch of a condition. */
const linksOf = (page: PageSource): PageLink[] =>
  (page.body.includes('{if ') ? [true, false] : [true]).flatMap((has) =>
    readBody(page.body, () => has).links.map((link) => ({ ...link, page })),
  );

const withoutFolder = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * Error at the first link that only one of the pages has. If each page has a link that the other lacks, the error is at
 * the Spanish link.
 */
export function linkDifferences(english: PageSource, spanish: PageSource): BrandError[] {
  const [there, here] = [linksOf(english), linksOf(spanish)];
  const urls = new Set(there.map(({ url }) => url));
  const spanishUrls = new Set(here.map(({ url }) => englishSite(url)));
  const found = [
    there.find(({ url }) => !spanishUrls.has(url)),
    here.find(({ url }) => !urls.has(englishSite(url))),
  ].filter((link) => link !== undefined);
  const last = found.at(-1);
  if (!last) return [];
  const differences = found.map(({ page, url }) => `only ${withoutFolder(page.file)} has ${url}`).join(', ');
  const message = `${withoutFolder(english.file)} and ${withoutFolder(spanish.file)} have different links: ${differences}; write the same links in both`;
  return [fileError(last.page.file, message, last.page.bodyLine + last.line - 1, last.column)];
}

const PHONE_NUMBER = /(?<![\d-])1-\d{3}-\d{3}-\d{4}(?![\d-])/g;
const PHONE = '{brand.phone}';

/** Error at a phone number that is written out in one language but is `{brand.phone}` in the other. */
export const typedPhones = (english: PageSource, spanish: PageSource): BrandError[] =>
  (
    [
      [english, spanish],
      [spanish, english],
    ] as const
  ).flatMap(([page, other]) => {
    if (page.body.split(PHONE).length >= other.body.split(PHONE).length) return [];
    const typed = [...page.body.matchAll(PHONE_NUMBER)].find(([number]) => !other.body.includes(number));
    if (!typed) return [];
    const message = `'${typed[0]}' is typed here, and ${withoutFolder(other.file)} has ${PHONE}: write ${PHONE}`;
    const { line, column } = positionAt(page.body, typed.index);
    return [fileError(page.file, message, page.bodyLine + line - 1, column)];
  });
