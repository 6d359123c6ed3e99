/** Markdown as editors may write it: CommonMark, tables and the safe list of HTML. */
import markdown from 'markdown-it';
import type { Token } from 'markdown-it';
import { gluedHeadings, headingProblems, leftOverSigns } from './markdown-mistakes.ts';
import { placePictures, readPictures, type MarkdownPicture, type ShownPicture } from './markdown-pictures.ts';
import { readHtml, type HtmlTag } from './safe-html.ts';

const OPTIONS = { html: true, linkify: false, typographer: true };
const renderer = markdown(OPTIONS);
const { rules } = renderer.renderer;
/** The same without joining escaped signs to the text around them: `\\[` is no mistake, `[` may be one. */
const reader = markdown(OPTIONS).disable('text_join');

/** Columns of figures are aligned by a class: a style attribute would break the content security policy. */
for (const cell of ['th_open', 'td_open']) {
  rules[cell] = (tokens, at, options, _env, self) => {
    const token = tokens[at];
    const align = /text-align:(?<side>\w+)/.exec(String(token?.attrGet('style') ?? ''))?.groups?.['side'];
    if (token && align) token.attrs = [['class', `align-${align}`]];
    return self.renderToken(tokens, at, options);
  };
}
// A wide table scrolls in its own box, which the keyboard can reach.
rules['table_open'] = () => '<div class="table-box" tabindex="0" role="region" aria-label="Table"><table>';
rules['table_close'] = () => '</table></div>';

// Checked again, because a placeholder's value may complete a tag that nobody wrote: then it is text.
for (const kind of ['html_inline', 'html_block']) {
  rules[kind] = (tokens, at) => {
    const content = tokens[at]?.content ?? '';
    const { html, faults } = readHtml(content);
    return faults.length > 0 ? renderer.utils.escapeHtml(content) : html;
  };
}

/** The blocks of a text, as Markdown reads them. */
export const markdownTokens = (text: string): Token[] => renderer.parse(text, {});

/** Pictures by the name that a text calls them. */
export type Pictures = Readonly<Record<string, ShownPicture>>;

/**
 * Blocks to HTML.
 * @param below whether they stand below the first screen
 */
export function renderTokens(tokens: Token[], pictures: Pictures = {}, below = true): string {
  placePictures(tokens, pictures, below);
  return renderer.renderer.render(tokens, renderer.options, {});
}

/** Markdown to HTML; what `markdownFaults` refuses is shown as text. */
export const renderMarkdown = (text: string, pictures?: Pictures): string =>
  renderTokens(markdownTokens(text), pictures, false);

/** A fault in a Markdown text. Line and column count from 1. */
export interface MarkdownFault {
  line: number;
  column: number;
  message: string;
}

interface Piece {
  content: string;
  /** Where it starts in the text. */
  index: number;
  /** Depth of the block that holds it, and which block: an element ends where it began. */
  level: number;
  block: number;
  inline: boolean;
}

/** Every piece of HTML in a text, with its place: Markdown only keeps the lines of a block. */
function htmlPieces(text: string, tokens: readonly Token[], lineStarts: readonly number[]): Piece[] {
  return tokens.flatMap((token, block) => {
    let from = lineStarts[token.map?.[0] ?? 0] ?? 0;
    /** The place of a content's first line, searched for behind what came before it. */
    const placeOf = (content: string): number => {
      const written = content.trimStart();
      const [first = ''] = written.split('\n', 1);
      const found = text.indexOf(first, from);
      if (found < 0) return from;
      from = found + first.length;
      return found - (content.length - written.length);
    };
    const piece = (part: Token, inline: boolean): Piece => ({
      content: part.content,
      index: placeOf(part.content),
      level: token.level,
      block,
      inline,
    });
    if (token.type === 'html_block') return [piece(token, false)];
    return (token.children ?? []).flatMap((child) => {
      if (child.type === 'html_inline') return [piece(child, true)];
      if (child.type === 'code_inline') placeOf(child.content);
      return [];
    });
  });
}

interface Found {
  index: number;
  message: string;
}

/** Elements that do not end where they began: one left open would swallow the rest of the page. */
function unbalanced(pieces: readonly Piece[], tagsOf: (piece: Piece) => HtmlTag[]): Found[] {
  const open: { name: string; index: number; piece: Piece }[] = [];
  const found: Found[] = [];
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
      else found.push({ index: at, message: `</${name}> ends nothing that began in the same place` });
    }
  }
  const left = open.map(({ name, index }) => ({ index, message: `<${name}> is never closed` }));
  return [...found, ...left];
}

/** A link of a Markdown text. Line and column count from 1. */
export interface MarkdownLink {
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

/** A link or picture, and where it stands. */
interface Address extends MarkdownLink {
  token: Token;
}

/** Every address that a text leads to or shows, with its place: Markdown only keeps the lines of a block. */
function addressesIn(text: string, tokens: readonly Token[], lineStarts: readonly number[]): Address[] {
  return tokens.flatMap((token) => {
    let from = lineStarts[token.map?.[0] ?? 0] ?? 0;
    return (token.children ?? []).flatMap((child) => {
      const address = child.attrGet('href') ?? child.attrGet('src');
      if (address === null) return [];
      const url = decoded(String(address));
      const found = text.indexOf(url, from);
      if (found >= 0) from = found + url.length;
      return [{ token: child, url, ...placeAt(text, found >= 0 ? found : Math.max(text.indexOf(url), 0)) }];
    });
  });
}

/** Line and column, both from 1, of an index in a text. */
export const placeAt = (text: string, index: number): { line: number; column: number } => {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
};

/** What a Markdown text leads to, and what it must not hold. */
export interface ReadMarkdown {
  links: MarkdownLink[];
  pictures: MarkdownPicture[];
  /** HTML that is not on the safe list or not closed, links that stayed text, headings out of order, pictures; as in the text. */
  faults: MarkdownFault[];
}

/** Reads a text without rendering it. */
export function readMarkdown(text: string): ReadMarkdown {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const tokens = reader.parse(text, {});
  const pieces = htmlPieces(text, tokens, lineStarts);
  const read = new Map(pieces.map((piece) => [piece, readHtml(piece.content)]));
  const refused = pieces.flatMap((piece) =>
    (read.get(piece)?.faults ?? []).map(({ index, message }) => ({ index: piece.index + index, message })),
  );
  const found = refused.length > 0 ? refused : unbalanced(pieces, (piece) => read.get(piece)?.tags ?? []);
  const slips = [leftOverSigns(text, tokens, lineStarts), gluedHeadings(text, tokens, lineStarts)].flat();
  slips.push(...headingProblems(tokens, lineStarts));
  const addresses = addressesIn(text, tokens, lineStarts);
  const { pictures, errors } = readPictures(addresses.filter(({ token }) => token.type === 'image'));
  const faults = [...found, ...slips].map(({ index, message }) => ({ ...placeAt(text, index), message }));
  return {
    links: addresses.flatMap(({ token, url, line, column }) =>
      token.type === 'image' ? [] : [{ url, line, column }],
    ),
    pictures,
    faults: [...faults, ...errors].sort((one, other) => one.line - other.line || one.column - other.column),
  };
}
