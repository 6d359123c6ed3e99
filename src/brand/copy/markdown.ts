/** Parses and renders the Markdown that editors may use: CommonMark, tables and some HTML. */
import markdown from 'markdown-it';
import type { Token } from 'markdown-it';
import { blockErrors, headingErrors, linkWordErrors, tableErrors } from './markdown-blocks.ts';
import { headingsWithoutSpace, unparsedSyntax } from './markdown-mistakes.ts';
import {
  insertPictures,
  readPictures,
  type MarkdownPicture,
  type ShownPicture,
} from './markdown-pictures.ts';
import { linkPhones } from './phone-links.ts';
import { positionAt } from '../text-position.ts';
import { textSlips } from './text-slips.ts';
import { readHtml, type HtmlTag } from './safe-html.ts';

const OPTIONS = { html: true, linkify: false, typographer: true };
const renderer = markdown(OPTIONS);
const { rules } = renderer.renderer;
/** Parser for checks. Keeps escaped characters in separate tokens: `\[` is intended, but `[` may be a mistake. */
const reader = markdown(OPTIONS).disable('text_join');

// Phone numbers in headings do not become links, because a heading may be the button that expands an answer.
renderer.core.ruler.push('phones', ({ tokens, Token: Make }) => {
  for (const [at, token] of tokens.entries())
    if (token.children && tokens[at - 1]?.type !== 'heading_open')
      token.children = linkPhones(token.children, Make);
});

/** If the corner cell of a table is empty, makes the first cell of each row a row header. A cell is three tokens: open, text, close. */
renderer.core.ruler.push('row names', ({ tokens }) => {
  let hasNames = false;
  for (const [at, { type }] of tokens.entries()) {
    const [cell, text, close] = tokens.slice(at + 1, at + 4);
    if (type === 'thead_open') hasNames = tokens[at + 3]?.content === '';
    const isName = hasNames && type === 'tr_open' && cell?.type === 'td_open' && text?.content !== '';
    if (isName && close) cell.tag = close.tag = 'th';
  }
});

/** Table columns are aligned by class: the content security policy forbids style attributes. */
for (const cell of ['th_open', 'td_open']) {
  rules[cell] = (tokens, at, options, _env, self) => {
    const token = tokens[at];
    const align = /text-align:(?<side>\w+)/.exec(String(token?.attrGet('style') ?? ''))?.groups?.['side'];
    if (token && align) token.attrs = [['class', `align-${align}`]];
    // The empty corner cell of a table with row headers is not a header.
    const close = tokens[at + 2];
    if (token?.tag === 'th' && close && tokens[at + 1]?.content === '') token.tag = close.tag = 'td';
    if (token?.tag === 'th') token.attrSet('scope', cell === 'th_open' ? 'col' : 'row');
    return self.renderToken(tokens, at, options);
  };
}

// A wide table scrolls in a focusable box that is labeled with the heading above the table.
rules['table_open'] = (tokens, at) => {
  const name = tokens[at]?.attrGet('aria-label');
  const role = name ? ` role="region" aria-label="${renderer.utils.escapeHtml(String(name))}"` : '';
  return `<div class="table-box" tabindex="0"${role}><table>`;
};
rules['table_close'] = () => '</table></div>';

// Checks HTML again, because a placeholder's value may complete a tag. Such a tag is shown as text.
for (const kind of ['html_inline', 'html_block']) {
  rules[kind] = (tokens, at) => {
    const content = tokens[at]?.content ?? '';
    const { html, errors } = readHtml(content);
    return errors.length > 0 ? renderer.utils.escapeHtml(content) : html;
  };
}

export const markdownTokens = (text: string): Token[] => renderer.parse(text, {});

export type Pictures = Readonly<Record<string, ShownPicture>>;

/**
 * @param below whether the content is below the first screen
 * @param heading text of the heading above the content
 */
export function renderTokens(tokens: Token[], pictures: Pictures = {}, below = true, heading = ''): string {
  insertPictures(tokens, pictures, below);
  const tables = tokens.filter(({ type }) => type === 'table_open');
  if (heading !== '')
    for (const [at, table] of tables.entries())
      table.attrSet('aria-label', at === 0 ? heading : `${heading} ${at + 1}`);
  return renderer.renderer.render(tokens, renderer.options, {});
}

/** Renders Markdown. HTML that `readMarkdown` would report as an error is shown as text. */
export const renderMarkdown = (text: string, pictures?: Pictures): string =>
  renderTokens(markdownTokens(text), pictures, false);

export interface MarkdownError {
  line: number;
  column: number;
  message: string;
}

interface Piece {
  content: string;
  index: number;
  /** Nesting depth of the block that contains the piece. An element must end at the depth where it starts. */
  level: number;
  /** Number of that block. Inline HTML must end in the block where it starts. */
  block: number;
  inline: boolean;
}

/** Every piece of HTML with its index in the text, computed here because markdown-it only provides the lines of a block. */
function htmlPieces(text: string, tokens: readonly Token[], lineStarts: readonly number[]): Piece[] {
  return tokens.flatMap((token, block) => {
    let from = lineStarts[token.map?.[0] ?? 0] ?? 0;
    /** Offset of `content` in the text. Searches only for its first line, after the previous piece. */
    const offsetOf = (content: string): number => {
      const written = content.trimStart();
      const [first = ''] = written.split('\n', 1);
      const offset = text.indexOf(first, from);
      if (offset < 0) return from;
      from = offset + first.length;
      return offset - (content.length - written.length);
    };
    const piece = (part: Token, inline: boolean): Piece => ({
      content: part.content,
      index: offsetOf(part.content),
      level: token.level,
      block,
      inline,
    });
    if (token.type === 'html_block') return [piece(token, false)];
    return (token.children ?? []).flatMap((child) => {
      if (child.type === 'html_inline') return [piece(child, true)];
      if (child.type === 'code_inline') offsetOf(child.content);
      return [];
    });
  });
}

interface Found {
  index: number;
  message: string;
}

/** Finds elements that are not closed in their block. Such an element would contain the rest of the page. */
function unbalanced(pieces: readonly Piece[], tagsOf: (piece: Piece) => HtmlTag[]): Found[] {
  const open: { name: string; index: number; piece: Piece }[] = [];
  const problems: Found[] = [];
  for (const piece of pieces) {
    for (const { name, kind, index } of tagsOf(piece)) {
      const at = piece.index + index;
      if (kind === 'open') {
        open.push({ name, index: at, piece });
        continue;
      }
      const last = open.at(-1);
      const sameBlock = last && (piece.inline ? last.piece.block === piece.block : !last.piece.inline);
      if (last?.name === name && sameBlock && last.piece.level === piece.level) open.pop();
      else
        problems.push({ index: at, message: `</${name}> closes nothing that was opened in the same block` });
    }
  }
  const left = open.map(({ name, index }) => ({ index, message: `<${name}> is never closed` }));
  return [...problems, ...left];
}

interface MarkdownLink {
  url: string;
  line: number;
  column: number;
}

const decoded = (url: string): string => {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
};

interface Address extends MarkdownLink {
  token: Token;
}

/** Every link and picture with its position, computed here because markdown-it only provides the lines of a block. */
function addressesIn(text: string, tokens: readonly Token[], lineStarts: readonly number[]): Address[] {
  return tokens.flatMap((token) => {
    let from = lineStarts[token.map?.[0] ?? 0] ?? 0;
    return (token.children ?? []).flatMap((child) => {
      const address = child.attrGet('href') ?? child.attrGet('src');
      if (address === null) return [];
      const url = decoded(String(address));
      const offset = text.indexOf(url, from);
      if (offset >= 0) from = offset + url.length;
      return [
        { token: child, url, ...positionAt(text, offset >= 0 ? offset : Math.max(text.indexOf(url), 0)) },
      ];
    });
  });
}

export interface ReadMarkdown {
  links: MarkdownLink[];
  pictures: MarkdownPicture[];
  /** Errors of any kind: forbidden or unclosed HTML, malformed links, headings out of order, invalid pictures. */
  errors: MarkdownError[];
}

const MISTAKES = [
  unparsedSyntax,
  headingsWithoutSpace,
  textSlips,
  headingErrors,
  blockErrors,
  linkWordErrors,
  tableErrors,
];

export function readMarkdown(text: string): ReadMarkdown {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const tokens = reader.parse(text, {});
  const pieces = htmlPieces(text, tokens, lineStarts);
  const read = new Map(pieces.map((piece) => [piece, readHtml(piece.content)]));
  const refused = pieces.flatMap((piece) =>
    (read.get(piece)?.errors ?? []).map(({ index, message }) => ({ index: piece.index + index, message })),
  );
  const problems = refused.length > 0 ? refused : unbalanced(pieces, (piece) => read.get(piece)?.tags ?? []);
  const slips = MISTAKES.flatMap((find) => find(text, tokens, lineStarts));
  const addresses = addressesIn(text, tokens, lineStarts);
  const { pictures, errors: pictureErrors } = readPictures(
    addresses.filter(({ token }) => token.type === 'image'),
  );
  const errors = [...problems, ...slips].map(({ index, message }) => ({
    ...positionAt(text, index),
    message,
  }));
  return {
    links: addresses.flatMap(({ token, url, line, column }) =>
      token.type === 'image' ? [] : [{ url, line, column }],
    ),
    pictures,
    errors: [...errors, ...pictureErrors].sort((a, b) => a.line - b.line || a.column - b.column),
  };
}
