/** Finds headings, links and tables that are valid Markdown but probably not what the author meant. */
import type { Token } from 'markdown-it';
import type { TextError } from './conditions.ts';
import { linkWordsError } from './link-words.rules.ts';
import { tableTotals } from './table-totals.rules.ts';

type Finder = (text: string, tokens: readonly Token[], lineStarts: readonly number[]) => TextError[];

const startOf = (token: Token | undefined, lineStarts: readonly number[]): number =>
  lineStarts[token?.map?.[0] ?? 0] ?? 0;

const WORDS = ['text', 'text_special', 'code_inline'];

const hasWords = (children: readonly Token[]): boolean =>
  children.some(({ type, content, children: alt }) =>
    type === 'image' ? (alt ?? []).length > 0 : WORDS.includes(type) && /[^\s\u00A0]/.test(content),
  );

/** Finds headings without text, headings with nothing under them, headings of level 1 (reserved for the page title), and headings that skip a level. */
export const headingErrors: Finder = (_text, tokens, lineStarts) => {
  let before = 1;
  return tokens.flatMap((token, at): TextError[] => {
    if (token.type !== 'heading_open') return [];
    const level = Number(token.tag.slice(1));
    const above = before;
    before = level;
    const error = (message: string): TextError[] => [{ index: startOf(token, lineStarts), message }];
    if (!hasWords(tokens[at + 1]?.children ?? []))
      return error(`this heading has no text: write it after ${'#'.repeat(level)}, or delete this line`);
    if (level === 1) return error('a page has one heading of level 1, its title: write ## for this one');
    const next = tokens[at + 3];
    const isEmpty = !next || (next.type === 'heading_open' && next.tag <= token.tag);
    if (level <= above + 1)
      return isEmpty ? error('there is nothing under this heading: write a text, or delete it') : [];
    const after = above === 1 ? 'the title' : `a heading with ${'#'.repeat(above)}`;
    return error(`this heading leaves out a level: after ${after} write ${'#'.repeat(above + 1)}`);
  });
};

const LONG_TEXT = 60;

/** Finds indented text that shows as code. Also finds repeated text: long paragraphs, main headings and questions. */
export const blockErrors: Finder = (_text, tokens, lineStarts) => {
  const seen = new Set<string>();
  return tokens.flatMap((token, at): TextError[] => {
    const error = (message: string): TextError[] => [{ index: startOf(token, lineStarts), message }];
    if (token.type === 'code_block') return error('four spaces at the start show this as code: delete them');
    if (token.level > 0 || !['paragraph_open', 'heading_open'].includes(token.type)) return [];
    const { content = '' } = tokens[at + 1] ?? {};
    const isCompared =
      token.tag === 'p'
        ? content.length >= LONG_TEXT
        : token.tag === 'h2' || (token.tag === 'h3' && content.endsWith('?'));
    if (!isCompared) return [];
    if (seen.has(content)) return error('this text is on the page already: delete one of the two');
    seen.add(content);
    return [];
  });
};

/** Finds links whose text is missing, says nothing, or names another target. */
export const linkWordErrors: Finder = (text, tokens, lineStarts) =>
  tokens.flatMap((token) => {
    const { children } = token;
    if (!children) return [];
    let from = startOf(token, lineStarts);
    return children.flatMap((child, at): TextError[] => {
      if (child.type !== 'link_open') return [];
      const end = children.findIndex(({ type }, index) => index > at && type === 'link_close');
      const index = Math.max(text.indexOf('[', from), from);
      from = index + 1;
      const words = children.slice(at + 1, end);
      const message = hasWords(words)
        ? linkWordsError(words.map(({ content }) => content).join(''), String(child.attrGet('href') ?? ''))
        : 'this link has no words: write them between [ and ]';
      return message === null ? [] : [{ index, message }];
    });
  });

const ROW = /^\s*\|.*\|\s*$/;
const PLAIN_ROW = /\S \| \S/;

/** Finds table rows that show as plain text, because the delimiter row below the first row is missing. */
const tablesWithoutRule: Finder = (_text, tokens, lineStarts) =>
  tokens.flatMap((token): TextError[] => {
    if (token.type !== 'inline') return [];
    const lines = token.content.split('\n');
    const first = lines.findIndex(
      (line, at) => ROW.test(line) || (PLAIN_ROW.test(line) && PLAIN_ROW.test(lines[at + 1] ?? '')),
    );
    const row = lines[first];
    if (row === undefined) return [];
    const columns = row.replaceAll(/^\s*\||\|\s*$/g, '').split('|').length;
    const message = `this is shown as text: a table has a line |${'---|'.repeat(columns)} under its first row`;
    return [{ index: lineStarts[(token.map?.[0] ?? 0) + first] ?? 0, message }];
  });

const cells = (count: number): string => (count === 1 ? '1 cell' : `${count} cells`);

const CODE_OR_ESCAPED = /`[^`\n]*`|\\./g;

/** Finds table rows with more or fewer cells than the first row. */
const unevenRows: Finder = (text, tokens, lineStarts) => {
  let columns = 0;
  return tokens.flatMap((token, at): TextError[] => {
    if (token.type !== 'tr_open') return [];
    const index = startOf(token, lineStarts);
    const line = text.slice(index).split('\n', 1)[0] ?? '';
    const count = line
      .replaceAll(CODE_OR_ESCAPED, '')
      .trim()
      .replaceAll(/^\||\|$/g, '')
      .split('|').length;
    if (tokens[at - 1]?.type === 'thead_open') columns = count;
    return count === columns
      ? []
      : [{ index, message: `this row has ${cells(count)}, the first row ${columns}: write as many` }];
  });
};

export const tableErrors: Finder = (...read) =>
  read[0].includes('|')
    ? [...tablesWithoutRule(...read), ...unevenRows(...read), ...tableTotals(...read)]
    : [];
