/** Parses page copy, which is Markdown with front matter. */
import { oncePer } from '../../lib/http/once-per.ts';
import { parseBrandSource } from '../load/brand-source.ts';
import { formatPath, type BrandError, type KeyPath } from '../brand-error.ts';
import type { TextError } from './conditions.ts';
import { dateErrors, fixedDayErrors } from './date-errors.ts';
import { FRONT_MATTER, type FrontMatter } from './front-matter.schema.ts';
import { isHomeFile, readHomeMarkdown } from './home-words.ts';
import { describeIssue } from '../validate/issue-text.ts';
import { bodyErrors } from './copy-body.ts';
import { headingIdErrors, optionalErrors } from './heading-ids.rules.ts';
import { markupErrors } from './label-errors.ts';
import { positionAt } from '../text-position.ts';
import { readMarkdown } from './markdown.ts';
import { copyErrors } from './placeholders.ts';
import {
  englishTextErrors,
  IN_ENGLISH,
  IN_SPANISH,
  spanishTextErrors,
} from './spanish/spanish-text.rules.ts';

/**
 * @param updated ISO date of a page's last change, as written in its front matter
 * @param today today's ISO date, in the time zone of the brand or, for a shared page, of the base
 * @returns null if the date is valid
 */
export const updatedDateError = (updated: string, today: string): string | null =>
  updated > today
    ? `'${updated}' is still to come: today is ${today}; write the day on which the words last changed`
    : null;

/** A parsed page whose placeholders are not filled yet. */
export interface PageSource {
  file: string;
  front: FrontMatter;
  body: string;
  /** Line of the file on which the body starts. */
  bodyLine: number;
  /** Line number of each front matter value in the file, by key, such as `title` or `contents.claims`. */
  lines: Readonly<Record<string, number>>;
}

/** Folder of the privacy policy, whose sections are shared by all brands. */
export const CLAUSES_FOLDER = 'brands/_privacy';
/** Matches the files of the shared sections and of a brand's own policy. */
const POLICY = /\/(?:clauses|privacy)(?:\.es)?\.md$/;
const FRONT = /^---\r?\n(?<front>[\s\S]*?)\r?\n---\r?\n/;

type ParsedPage = { page: PageSource } | { errors: BrandError[] };

/**
 * Caches the last result of each file, because after a save the dev server parses all pages of a brand, although only
 * one page has changed.
 */
const parsed = new Map<string, { text: string; result: ParsedPage }>();

/** Parses a page file. Never throws: returns the problems in `errors`. */
export function parsePage(file: string, text: string): ParsedPage {
  const before = parsed.get(file);
  if (before?.text === text) return before.result;
  const result = parseText(file, text);
  parsed.set(file, { text, result });
  return result;
}

const errorIn =
  (file: string) =>
  (line: number, path: string, message: string): BrandError => ({ file, line, column: 1, path, message });

function parseText(file: string, text: string): ParsedPage {
  const written = FRONT.exec(text);
  const error = errorIn(file);
  const kind = FRONT_MATTER[isHomeFile(file) ? 'home' : file.startsWith(CLAUSES_FOLDER) ? 'clauses' : 'page'];
  if (!written) return { errors: [error(1, '', kind.expected)] };
  const source = parseBrandSource(file, written.groups?.['front'] ?? '');
  if (source.errors.length > 0)
    return { errors: source.errors.map((issue) => ({ ...issue, line: issue.line + 1 })) };
  const checked = kind.parse(source.data);
  if (!checked.success) {
    return {
      errors: checked.issues.map((issue) => {
        const path = (issue.path ?? []).map(({ key }) => String(key));
        return error(
          source.locate(path).line + 1,
          path.join('.'),
          describeIssue(issue, kind.whole, kind.keys),
        );
      }),
    };
  }
  const body = text.slice(written[0].length);
  const bodyLine = written[0].split('\n').length;
  return checkWords({ file, front: checked.output, body, bodyLine }, (path) => source.locate(path).line + 1);
}

/** Checks the words of a page whose front matter is valid. @param lineOf returns the line of a front matter value in the file */
function checkWords(page: Omit<PageSource, 'lines'>, lineOf: (path: KeyPath) => number): ParsedPage {
  const { file, front, body, bodyLine } = page;
  const error = errorIn(file);
  const isSpanish = file.endsWith('.es.md');
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
  const language = isSpanish ? spanishTextErrors(body) : englishTextErrors(body);
  // If most of a Spanish body is in English, reports only that, because the page is probably not translated yet.
  const inEnglish = language.find(({ message }) => message.startsWith(IN_ENGLISH));
  if (inEnglish) return { errors: [error(bodyLine, '', inEnglish.message)] };
  const fixedDays = POLICY.test(file) ? fixedDayErrors(body) : [];
  const unknown = [
    ...frontTexts(front).flatMap(([path, text]) =>
      labelErrors(text, isSpanish).map((message) => error(lineOf(path), formatPath(path), message)),
    ),
    ...[...copyErrors(body), ...dateErrors(body), ...fixedDays, ...language].map(({ index, message }) =>
      bodyError({ ...positionAt(body, index), message }),
    ),
  ];
  const html = bodyErrors(body, isHomeFile(file) ? readHomeMarkdown : readMarkdown).map(bodyError);
  const ids = [...headingIdErrors(front, body), ...optionalErrors(front)].map(({ path, message }) =>
    error(lineOf(path), formatPath(path), message),
  );
  if (unknown.length + html.length + ids.length > 0) return { errors: [...unknown, ...html, ...ids] };
  const paths: KeyPath[] = [
    ...frontTexts(front).map(([path]) => path),
    ['updated'],
    ['related'],
    ['contents'],
    ['questions'],
    ['optional'],
  ];
  const lines = Object.fromEntries(paths.map((path) => [formatPath(path), lineOf(path)]));
  return { page: { ...page, lines } };
}

function labelErrors(text: string, isSpanish: boolean): string[] {
  const messages = copyErrors(text).map(({ message }) => message);
  if (messages.length > 0) return messages;
  // An English label may contain Spanish. It is an error only if more than half of the label is in Spanish.
  const language = isSpanish
    ? spanishTextErrors(text)
    : englishTextErrors(text).filter(({ message }) => message.startsWith(IN_SPANISH));
  return [...markupErrors(text), ...language.map(({ message }) => message)];
}

/** The front matter texts that visitors see. */
const frontTexts = ({
  title,
  description,
  label,
  contents,
}: FrontMatter): [path: KeyPath, text: string][] => [
  [['title'], title],
  [['description'], description],
  ...(label === undefined ? [] : [[['label'], label] satisfies [KeyPath, string]]),
  ...Object.entries(contents ?? {}).map(([id, text]): [KeyPath, string] => [['contents', id], text]),
];

/** Returns an error if the page is dated in the future. @param today ISO date */
export function updatedErrors({ file, front, lines }: PageSource, today: string): BrandError[] {
  const message = updatedDateError(front.updated, today);
  return message === null ? [] : [{ file, line: lines['updated'] ?? 1, column: 1, path: 'updated', message }];
}

/** The texts of a page, each with a function that adds the file position to an error in that text. */
export function pageTexts({ file, front, body, bodyLine, lines }: PageSource): {
  text: string;
  error: (problem: TextError) => BrandError;
}[] {
  const inFront = frontTexts(front).map(([keys, text]) => {
    const path = formatPath(keys);
    return {
      text,
      error: ({ message }: TextError): BrandError => ({
        file,
        line: lines[path] ?? 1,
        column: 1,
        path,
        message,
      }),
    };
  });
  const inBody = ({ index, message }: TextError): BrandError => {
    const { line, column } = positionAt(body, index);
    return { file, line: bodyLine + line - 1, column, path: '', message };
  };
  return [...inFront, { text: body, error: inBody }];
}

/** The newest date of a brand's pages. The footer shows this date, and it is the date of pages without Markdown. */
export const contentDate = oncePer(
  (copy: Readonly<Record<string, PageSource>>): string =>
    Object.values(copy)
      .map(({ front }) => front.updated)
      .sort()
      .at(-1) ?? '',
);
