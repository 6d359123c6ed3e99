/** Rules for docs/decisions: few short pages, and every citation refers to an existing heading. Pure functions. */

/** Maximum numbers of pages and of words in docs/decisions, so that it stays short enough to read. */
export const PAGES = 14;
export const WORDS = 20_000;
/** Maximum number of words under a heading. */
export const HEADING_WORDS = 150;

/** A page of docs/decisions. `name` is the file name without its extension, such as `claims`. */
export interface DecisionPage {
  name: string;
  text: string;
}

interface CitingFile {
  file: string;
  text: string;
}

/** Matches a citation: `decisions/claims#one-list-kit` in code, `decisions/claims.md#one-list-kit` in documents. */
const CITATION = /\bdecisions\/(?<page>[a-z-]+)(?:\.md)?#(?<slug>[a-z0-9-]+)/g;
/** Matches a link from one decision page to a heading of another. */
const LINK = /\]\((?<page>[a-z-]+)\.md#(?<slug>[a-z0-9-]+)\)/g;
/** Matches an old citation by number. Decisions were numbered before they were grouped into pages. */
const NUMBER = /\bdecisions? \d{3}\b/i;

const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;
/** The anchor of a heading, built as GitHub builds it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

/** The sections of a page by slug. Leaves out the text before the first heading. */
function sectionsOf({ text }: DecisionPage): { slug: string; words: number }[] {
  const [, ...sections] = text.split(/^## /m);
  return sections.map((section) => {
    const [heading = '', ...lines] = section.split('\n');
    return { slug: slugOf(heading), words: wordsOf(lines.join(' ')) };
  });
}

function pageErrors(page: DecisionPage): string[] {
  const at = `docs/decisions/${page.name}.md`;
  const sections = sectionsOf(page);
  const slugs = sections.map(({ slug }) => slug);
  return [
    ...sections
      .filter(({ slug }, index) => slugs.indexOf(slug) < index)
      .map(({ slug }) => `${at}: #${slug} is there twice; a citation could mean either`),
    ...sections
      .filter(({ words }) => words > HEADING_WORDS)
      .map(({ slug, words }) => `${at}: #${slug} has ${words} words, more than ${HEADING_WORDS}; shorten it`),
    ...sections.filter(({ words }) => words === 0).map(({ slug }) => `${at}: #${slug} decides nothing`),
  ];
}

/**
 * @param pages pages of docs/decisions, except its README
 * @param files files that may cite the pages
 * @returns one line per error
 */
export function decisionErrors(
  pages: readonly DecisionPage[],
  readme: string,
  files: readonly CitingFile[],
): string[] {
  const slugs = new Map(pages.map((page) => [page.name, new Set(sectionsOf(page).map(({ slug }) => slug))]));
  const words = pages.reduce((sum, { text }) => sum + wordsOf(text), wordsOf(readme));
  const dead = (file: string, text: string, pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].flatMap(({ groups: { page = '', slug = '' } = {} }) =>
      slugs.get(page)?.has(slug) ? [] : [`${file}: docs/decisions/${page}.md has no heading #${slug}`],
    );
  return [
    ...(pages.length > PAGES ? [`docs/decisions has ${pages.length} pages, more than ${PAGES}`] : []),
    ...(words > WORDS ? [`docs/decisions has ${words} words, more than ${WORDS}; shorten what is long`] : []),
    ...pages.flatMap(pageErrors),
    ...pages
      .filter(({ name }) => !readme.includes(`](${name}.md)`))
      .map(({ name }) => `docs/decisions/README.md does not list ${name}.md`),
    ...pages.flatMap(({ name, text }) => dead(`docs/decisions/${name}.md`, text, LINK)),
    ...files.flatMap(({ file, text }) => [
      ...dead(file, text, CITATION),
      ...(NUMBER.test(text) ? [`${file}: cite a decision by page and heading, not by number`] : []),
    ]),
  ];
}
