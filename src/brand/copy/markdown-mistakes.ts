/** Finds malformed Markdown: links, bold words and headings that visitors would see with their Markdown characters. */
import type { Token } from 'markdown-it';
import type { TextError } from './conditions.ts';

/** Replaces code, HTML, escaped characters and working links in the plain text of a block. */
const OTHER = '\u0000';

/** The plain text of a block, including Markdown characters that were not parsed. */
export function plainText(children: readonly Token[]): string {
  let depth = 0;
  return children
    .map((child) => {
      if (child.type === 'link_open') depth += 1;
      if (child.type === 'link_close') depth -= 1;
      if (depth > 0 || child.type === 'link_close') return OTHER;
      if (child.type === 'text') return child.content;
      if (child.type === 'softbreak' || child.type === 'hardbreak') return '\n';
      // Drops bold and italics, so that a broken link such as `[**text**](address` is recognized.
      return /^(?:strong|em|s)_(?:open|close)$/.test(child.type) ? '' : OTHER;
    })
    .join('');
}

/** A quick first test, because few blocks contain any of these characters. */
const ANY_SIGN = /[[\]*_~`]/;
const LEFT_OVER =
  /!?\[(?<words>[^[\]]*)\](?:\((?<address>(?:[^()\n]|\([^()\n]*\))*)(?<end>\))?|\[(?<name>[^[\]]*)\]|(?<apart>[ \t]+\([/#h][^()\n]*\)))?|\[|\]\(|(?<sign>\*\*|__|~~|`|(?<![\p{L}\p{N}*])\*(?=[^\s*])|(?<![\w.@/-])_(?=[^\s_])|(?<=[^\s_])_(?![\w@/-]|\.\w))/gu;

/** Advice for each Markdown character that is left over as text. */
const SIGNS: Readonly<Record<string, string>> = {
  '**': 'for bold write **words**, without spaces inside',
  __: 'for bold write **words**, for the signs themselves \\_\\_',
  '~~': 'to strike words out write ~~words~~, for the signs themselves \\~~',
  '`': "for an apostrophe write ', for the sign itself \\`",
  '*': 'for italics write _words_, for the sign itself \\*',
  _: 'for italics write _words_, for the sign itself \\_',
};

function explain({ 0: written, groups = {} }: RegExpExecArray): string {
  const { words, address, end, name, apart, sign } = groups;
  if (sign !== undefined) return `this ${sign} is shown as text: ${SIGNS[sign] ?? ''}`;
  if (written === '](') return 'this link has no beginning: a [ before its words is missing';
  if (words === undefined)
    return 'this [ is never closed: write a link as [words](/page/), or \\[ for the sign itself';
  if (address !== undefined && end === undefined)
    return `this link is never closed: a ) after '${address.trim()}' is missing`;
  if (address !== undefined && /\s/.test(address.trim()))
    return `expected an address without spaces in this link, got '${address.trim()}'`;
  if (address !== undefined) return `'${address}' is not an address that a page may lead to`;
  if (apart !== undefined) return 'there is a space between ] and ( in this link: delete it';
  if (name !== undefined)
    return `there is no line [${name || words}]: /page/ that says where this link leads`;
  return `[${words}] leads nowhere: write a link as [${words}](/page/), or \\[${words}\\] for the signs themselves`;
}

/** Index of a plain text at or after `from`, or else of its first character, or else `from`. */
export function indexIn(text: string, written: string, from: number): number {
  const whole = text.indexOf(written, from);
  if (whole >= 0) return whole;
  const [sign = ''] = written;
  return Math.max(text.indexOf(sign, from), from);
}

/** Finds links and bold text that visitors would see as brackets and asterisks. */
export function unparsedSyntax(
  text: string,
  tokens: readonly Token[],
  lineStarts: readonly number[],
): TextError[] {
  return tokens.flatMap((token) => {
    if (!token.children) return [];
    const plain = plainText(token.children);
    if (!ANY_SIGN.test(plain)) return [];
    let from = lineStarts[token.map?.[0] ?? 0] ?? 0;
    return [...plain.matchAll(LEFT_OVER)].map((match) => {
      const [written] = match;
      const index = indexIn(text, written, from);
      from = index + 1;
      return { index, message: explain(match) };
    });
  });
}

/** Matches a heading without a space after its #, at the start of a line. Ignores numbers such as #1. */
const GLUED_HEADING = /^(?:#{2,6}(?=[^\s#])|#(?=\p{Lu}))[^\n]*/gmu;

/** Errors for headings without the space after #, which show as plain text. */
export function headingsWithoutSpace(
  text: string,
  tokens: readonly Token[],
  lineStarts: readonly number[],
): TextError[] {
  return tokens.flatMap((token, at) => {
    if (token.type !== 'inline' || tokens[at - 1]?.type !== 'paragraph_open') return [];
    let from = lineStarts[token.map?.[0] ?? 0] ?? 0;
    return [...plainText(token.children ?? []).matchAll(GLUED_HEADING)].map(([line]) => {
      const [signs = ''] = /^#+/.exec(line) ?? [];
      const index = indexIn(text, line, from);
      from = index + 1;
      // A single # is for the page title only, so the message suggests ##.
      const level = signs.length === 1 ? '##' : signs;
      const words = line.slice(signs.length).replaceAll(OTHER, '…').trim();
      return { index, message: `a space is missing after ${signs}: write "${level} ${words}"` };
    });
  });
}
