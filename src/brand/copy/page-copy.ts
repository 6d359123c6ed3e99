/** Page copy: Markdown with front matter, and placeholders that are replaced with a brand's values. */
import { oncePer } from '../../lib/once-per.ts';
import type { Brand } from '../brand.schema.ts';
import { parseBrandSource } from '../load/brand-source.ts';
import type { BrandError } from '../brand-error.ts';
import { applyConditions, type TextError } from './conditions.ts';
import { parseFrontMatter, parseHomeFrontMatter, type FrontMatter } from './front-matter.schema.ts';
import { isHomeFile, readHomeMarkdown } from './home-words.ts';
import { describeIssue } from '../validate/issue-text.ts';
import { bodyErrors } from './copy-body.ts';
import { copyErrorFinder } from './copy-errors.ts';
import { positionAt } from '../text-position.ts';
import { readMarkdown, renderMarkdown, type Pictures } from './markdown.ts';
import { updatedDateError } from './updated-date.rules.ts';

interface PageCopy {
  title: string;
  description: string;
  /** ISO date of the last change, shown on the page and in the sitemap. */
  updated: string;
  html: string;
}

/** A page as written, before placeholders are filled. */
export interface PageSource {
  file: string;
  front: FrontMatter;
  body: string;
  /** First line of the body in the file. */
  bodyLine: number;
  /** Lines of the front matter values in the file. */
  lines: Record<keyof FrontMatter, number>;
}

const FRONT_KEYS = ['title', 'description', 'updated'];
const HOME_KEYS = ['updated'];
const NO_FRONT = 'expected the page to start with its title, description and date between two lines of ---';
const NO_HOME_FRONT =
  'expected the page to start with its date between two lines of ---, such as updated: 2026-11-22';
const FRONT = /^---\r?\n(?<front>[\s\S]*?)\r?\n---\r?\n/;
const PLACEHOLDER = /\{(?<name>[\w.-]+)\}/g;
/** Special characters of Markdown and HTML, escaped in a brand's values. */
const MARKUP = /[&<>*_`[\]\\~|]/g;

type Filler = (brand: Brand, updated: string) => string;

const FILLERS: ReadonlyMap<string, Filler> = new Map<string, Filler>(
  Object.entries<Filler>({
    'brand.name': ({ name }) => name,
    'brand.phone': ({ customerServicePhoneNumber }) => customerServicePhoneNumber,
    'brand.tty': ({ ttyNumber }) => ttyNumber,
    'brand.hours': ({ hours }) => hours.inSentence,
    'brand.domain': ({ domain }) => domain,
    'brand.state': ({ brandState }) => brandState,
    'brand.formsLabel': ({ formsLabel }) => formsLabel,
    footerCopyDate: (_brand, updated) => updated.slice(0, 4),
  }),
);

export const copyErrors = copyErrorFinder([...FILLERS.keys()]);

type ParsedPage = { page: PageSource } | { errors: BrandError[] };

/** The last result of each file: after a save the dev server reads all pages of a brand, and one is new. */
const parsed = new Map<string, { text: string; result: ParsedPage }>();

/** Never throws: errors are in `errors`. */
export function parsePage(file: string, text: string): ParsedPage {
  const before = parsed.get(file);
  if (before?.text === text) return before.result;
  const result = parseText(file, text);
  parsed.set(file, { text, result });
  return result;
}

function parseText(file: string, text: string): ParsedPage {
  const front = FRONT.exec(text);
  const error = (line: number, path: string, message: string): BrandError => ({
    file,
    line,
    column: 1,
    path,
    message,
  });
  const isHome = isHomeFile(file);
  if (!front) return { errors: [error(1, '', isHome ? NO_HOME_FRONT : NO_FRONT)] };
  const source = parseBrandSource(file, front.groups?.['front'] ?? '');
  if (source.errors.length > 0)
    return { errors: source.errors.map((found) => ({ ...found, line: found.line + 1 })) };
  const checked = (isHome ? parseHomeFrontMatter : parseFrontMatter)(source.data);
  if (!checked.success) {
    return {
      errors: checked.issues.map((issue) => {
        const path = (issue.path ?? []).map(({ key }) => String(key));
        return error(
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
  const bodyError = ({
    line,
    column,
    message,
  }: {
    line: number;
    column: number;
    message: string;
  }): BrandError => ({
    ...error(bodyLine + line - 1, '', message),
    column,
  });
  const unknown = [
    ...(['title', 'description'] as const).flatMap((key) =>
      copyErrors(checked.output[key]).map(({ message }) =>
        error(source.locate([key]).line + 1, key, message),
      ),
    ),
    ...copyErrors(body).map(({ index, message }) => bodyError({ ...positionAt(body, index), message })),
  ];
  const html = bodyErrors(body, isHome ? readHomeMarkdown : readMarkdown).map(bodyError);
  if (unknown.length + html.length > 0) return { errors: [...unknown, ...html] };
  const lineOf = (key: keyof FrontMatter): number => source.locate([key]).line + 1;
  const lines = { title: lineOf('title'), description: lineOf('description'), updated: lineOf('updated') };
  return { page: { file, front: checked.output, body, bodyLine, lines } };
}

/**
 * A page dated in the future.
 * @param today ISO date
 */
export function updatedErrors({ file, front, lines }: PageSource, today: string): BrandError[] {
  const message = updatedDateError(front.updated, today);
  return message === null ? [] : [{ file, line: lines.updated, column: 1, path: 'updated', message }];
}

/** The texts of a page, each with a function that gives an error its position. */
export function pageTexts({ file, front, body, bodyLine, lines }: PageSource): {
  text: string;
  error: (problem: TextError) => BrandError;
}[] {
  const inFront = (['title', 'description'] as const).map((key) => ({
    text: front[key],
    error: ({ message }: TextError): BrandError => ({
      file,
      line: lines[key],
      column: 1,
      path: key,
      message,
    }),
  }));
  const inBody = ({ index, message }: TextError): BrandError => {
    const { line, column } = positionAt(body, index);
    return { file, line: bodyLine + line - 1, column, path: '', message };
  };
  return [...inFront, { text: body, error: inBody }];
}

/**
 * Applies conditions and fills placeholders.
 * @param updated ISO date of the text; the copyright year comes from it, never from the clock
 */
export const fillPlaceholders = (text: string, brand: Brand, updated: string): string =>
  applyConditions(text, brand).text.replace(
    PLACEHOLDER,
    (whole, name: string) => FILLERS.get(name)?.(brand, updated) ?? whole,
  );

/** The same for Markdown, with special characters in the values escaped. */
export const fillMarkdown = (text: string, brand: Brand, updated: string): string =>
  applyConditions(text, brand).text.replace(PLACEHOLDER, (whole, name: string) => {
    const value = FILLERS.get(name)?.(brand, updated);
    return value?.replace(MARKUP, (sign) => `&#${sign.charCodeAt(0)};`) ?? whole;
  });

export const renderPage = ({ front, body }: PageSource, brand: Brand, pictures?: Pictures): PageCopy => ({
  title: fillPlaceholders(front.title, brand, front.updated),
  description: fillPlaceholders(front.description, brand, front.updated),
  updated: front.updated,
  html: renderMarkdown(fillMarkdown(body, brand, front.updated), pictures),
});

/** The newest date among a brand's pages, for the footer and pages without copy. */
export const contentDate = oncePer(
  (copy: Readonly<Record<string, PageSource>>): string =>
    Object.values(copy)
      .map(({ front }) => front.updated)
      .sort()
      .at(-1) ?? '',
);
