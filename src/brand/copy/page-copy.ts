/** Page copy: Markdown with front matter, and placeholders that become a brand's own words. */
import type { Brand } from '../brand.schema.ts';
import { parseBrandSource, type Fault } from '../load/brand-source.ts';
import { chooseFor, type TextProblem } from './conditions.ts';
import { parseFrontMatter, parseHomeFrontMatter, type FrontMatter } from './front-matter.schema.ts';
import { isHomeFile, readHomeMarkdown } from './home-words.ts';
import { describeIssue } from '../validate/issue-text.ts';
import { bodyFaults } from './copy-body.ts';
import { problemFinder } from './copy-errors.ts';
import { placeAt, readMarkdown, renderMarkdown, type Pictures } from './markdown.ts';
import { updatedProblem } from './updated-date.rules.ts';

/** One page's words for one brand, ready to place in a layout. */
interface PageCopy {
  title: string;
  description: string;
  /** Day the words last changed, ISO date; the page's last-updated line and the sitemap show it. */
  updated: string;
  html: string;
}

/** A page as written, before a brand fills its placeholders. */
export interface PageSource {
  file: string;
  front: FrontMatter;
  body: string;
  /** Line of the file on which the body starts. */
  bodyLine: number;
  /** Lines of the file on which the front matter has its values. */
  lines: Record<keyof FrontMatter, number>;
}

const FRONT_KEYS = ['title', 'description', 'updated'];
const HOME_KEYS = ['updated'];
const NO_FRONT = 'expected the page to start with its title, description and date between two lines of ---';
const NO_HOME_FRONT =
  'expected the page to start with its date between two lines of ---, such as updated: 2026-11-22';
const FRONT = /^---\r?\n(?<front>[\s\S]*?)\r?\n---\r?\n/;
const PLACEHOLDER = /\{(?<name>[\w.-]+)\}/g;
/** Signs that mean something in Markdown or HTML: a brand's own words are never markup. */
const MARKUP = /[&<>*_`[\]\\~|]/g;

type Filler = (brand: Brand, updated: string) => string;

/** Every placeholder that copy may use. */
const FILLERS: ReadonlyMap<string, Filler> = new Map<string, Filler>(
  Object.entries<Filler>({
    'brand.name': ({ name }) => name,
    'brand.phone': ({ customerServicePhoneNumber }) => customerServicePhoneNumber,
    'brand.tty': ({ ttyNumber }) => ttyNumber,
    'brand.hours': ({ hours }) => hours.text,
    'brand.domain': ({ domain }) => domain,
    'brand.state': ({ brandState }) => brandState,
    'brand.formsLabel': ({ formsLabel }) => formsLabel,
    footerCopyDate: (_brand, updated) => updated.slice(0, 4),
  }),
);

/** What is wrong in a text of copy: placeholders that nothing fills, wrong conditions, words still to be written. */
export const copyProblems = problemFinder([...FILLERS.keys()]);

type ParsedPage = { page: PageSource } | { faults: Fault[] };

/** The last of each file: after a save the dev server reads all pages of a brand, and one is new. */
const parsed = new Map<string, { text: string; result: ParsedPage }>();

/** Splits a Markdown file; what is wrong with it is in `faults`. */
export function parsePage(file: string, text: string): ParsedPage {
  const before = parsed.get(file);
  if (before?.text === text) return before.result;
  const result = parseText(file, text);
  parsed.set(file, { text, result });
  return result;
}

function parseText(file: string, text: string): ParsedPage {
  const front = FRONT.exec(text);
  const fault = (line: number, path: string, message: string): Fault => ({
    file,
    line,
    column: 1,
    path,
    message,
  });
  const isHome = isHomeFile(file);
  if (!front) return { faults: [fault(1, '', isHome ? NO_HOME_FRONT : NO_FRONT)] };
  const source = parseBrandSource(file, front.groups?.['front'] ?? '');
  if (source.faults.length > 0)
    return { faults: source.faults.map((found) => ({ ...found, line: found.line + 1 })) };
  const checked = (isHome ? parseHomeFrontMatter : parseFrontMatter)(source.data);
  if (!checked.success) {
    return {
      faults: checked.issues.map((issue) => {
        const path = (issue.path ?? []).map(({ key }) => String(key));
        return fault(
          source.locate(path).line + 1,
          path.join('.'),
          isHome
            ? describeIssue(issue, 'a home page', HOME_KEYS)
            : describeIssue(issue, 'a page', FRONT_KEYS),
        );
      }),
    };
  }
  const body = text.slice(front[0].length);
  const bodyLine = front[0].split('\n').length;
  const bodyFault = ({
    line,
    column,
    message,
  }: {
    line: number;
    column: number;
    message: string;
  }): Fault => ({
    ...fault(bodyLine + line - 1, '', message),
    column,
  });
  const unknown = [
    ...(['title', 'description'] as const).flatMap((key) =>
      copyProblems(checked.output[key]).map(({ message }) =>
        fault(source.locate([key]).line + 1, key, message),
      ),
    ),
    ...copyProblems(body).map(({ index, message }) => bodyFault({ ...placeAt(body, index), message })),
  ];
  const html = bodyFaults(body, isHome ? readHomeMarkdown : readMarkdown).map(bodyFault);
  if (unknown.length + html.length > 0) return { faults: [...unknown, ...html] };
  const lineOf = (key: keyof FrontMatter): number => source.locate([key]).line + 1;
  const lines = { title: lineOf('title'), description: lineOf('description'), updated: lineOf('updated') };
  return { page: { file, front: checked.output, body, bodyLine, lines } };
}

/**
 * A page that says it changed on a day still to come.
 * @param today ISO date
 */
export function updatedFaults({ file, front, lines }: PageSource, today: string): Fault[] {
  const message = updatedProblem(front.updated, today);
  return message === null ? [] : [{ file, line: lines.updated, column: 1, path: 'updated', message }];
}

/** The texts of a page, and how a problem in one becomes an error with its place. */
export function pageTexts({ file, front, body, bodyLine, lines }: PageSource): {
  text: string;
  fault: (problem: TextProblem) => Fault;
}[] {
  const inFront = (['title', 'description'] as const).map((key) => ({
    text: front[key],
    fault: ({ message }: TextProblem): Fault => ({ file, line: lines[key], column: 1, path: key, message }),
  }));
  const inBody = ({ index, message }: TextProblem): Fault => {
    const { line, column } = placeAt(body, index);
    return { file, line: bodyLine + line - 1, column, path: '', message };
  };
  return [...inFront, { text: body, fault: inBody }];
}

/**
 * Chooses between the branches of a text's conditions, and fills its placeholders.
 * @param updated ISO date of the text; the copyright year comes from it, never from the clock
 */
export const fillPlaceholders = (text: string, brand: Brand, updated: string): string =>
  chooseFor(text, brand).text.replace(
    PLACEHOLDER,
    (whole, name: string) => FILLERS.get(name)?.(brand, updated) ?? whole,
  );

/** The same for a Markdown text, so that a brand's value shows as it is, whatever signs it has. */
export const fillMarkdown = (text: string, brand: Brand, updated: string): string =>
  chooseFor(text, brand).text.replace(PLACEHOLDER, (whole, name: string) => {
    const value = FILLERS.get(name)?.(brand, updated);
    return value?.replace(MARKUP, (sign) => `&#${sign.charCodeAt(0)};`) ?? whole;
  });

/** A page in a brand's words, as HTML. */
export const renderPage = ({ front, body }: PageSource, brand: Brand, pictures?: Pictures): PageCopy => ({
  title: fillPlaceholders(front.title, brand, front.updated),
  description: fillPlaceholders(front.description, brand, front.updated),
  updated: front.updated,
  html: renderMarkdown(fillMarkdown(body, brand, front.updated), pictures),
});

/** The newest date among a brand's pages: what pages without words of their own, and the footer, go by. */
export const contentDate = (copy: Readonly<Record<string, PageSource>>): string =>
  Object.values(copy)
    .map(({ front }) => front.updated)
    .sort()
    .at(-1) ?? '';
