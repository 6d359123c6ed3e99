/**
 * Reads the links and ids of a page with a small parser, because a general parser took a third of the rendering time.
 * `page-links.test.ts` compares the two parsers.
 */
import { Parser } from 'htmlparser2';
import { oncePerText } from '../../lib/text/once-per-text.ts';

const URL_ATTRIBUTES = ['href', 'src', 'action', 'component-url', 'renderer-url', 'before-hydration-url'];
const ID = 'id';
const READ: ReadonlySet<string> = new Set([ID, ...URL_ATTRIBUTES]);
/** Elements whose content is raw text up to their end tag. */
const RAW_TEXT: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'textarea', 'title'].map((name) => [name, new RegExp(`</${name}(?=[\\s/>])`, 'gi')]),
);
const COMMENT = '!--';
const COMMENT_END = /--!?>/g;
const ABSOLUTE = /^(https?|mailto|tel|data):/;

const [TAB, CARRIAGE_RETURN, SPACE] = [0x09, 0x0d, 0x20];
const [SLASH, EQUALS, TAG_END, QUOTE, APOSTROPHE] = [0x2f, 0x3d, 0x3e, 0x22, 0x27];
const [SMALL_A, SMALL_Z, SMALL_BIT] = [0x61, 0x7a, 0x20];

export interface PageLinks {
  /** Links of the page, without http:, https:, mailto:, tel: and data: URLs. */
  links: string[];
  ids: Set<string>;
}

const isSpace = (code: number): boolean => code === SPACE || (code >= TAB && code <= CARRIAGE_RETURN);
const endsName = (code: number): boolean => code === SLASH || code === TAG_END || isSpace(code);

/** Position of the end of a name. After the last character `charCodeAt` returns NaN, which ends the loop. */
function nameEnd(html: string, start: number, alsoEnds = TAG_END): number {
  let at = start;
  for (let code = html.charCodeAt(at); !endsName(code) && code !== alsoEnds && code >= 0;)
    code = html.charCodeAt((at += 1));
  return at;
}

function skip(html: string, start: number, isSkipped: (code: number) => boolean): number {
  let at = start;
  while (isSkipped(html.charCodeAt(at))) at += 1;
  return at;
}
const isBetween = (code: number): boolean => code === SLASH || isSpace(code);

/** Position after the first match at or after `start`; the end of the page if there is no match. */
function after(html: string, pattern: RegExp, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(html) ? pattern.lastIndex : html.length;
}

function decode(value: string): string {
  if (!value.includes('&')) return value;
  let decoded = value;
  const parser = new Parser({ onattribute: (_name, text) => void (decoded = text) });
  parser.end(`<a href="${value.replaceAll('"', '&quot;')}">`);
  return decoded;
}

/** Reads the attributes of a tag. @param start position after the tag's name @returns position of the tag's `>` */
function readAttributes(html: string, start: number, report: (name: string, value: string) => void): number {
  let at = skip(html, start, isBetween);
  while (at < html.length && html.charCodeAt(at) !== TAG_END) {
    const name = at;
    // An equals sign at the start of an attribute's name belongs to the name.
    at = nameEnd(html, name + 1, EQUALS);
    const end = at;
    at = skip(html, at, isSpace);
    let [from, to] = [at, at];
    if (html.charCodeAt(at) === EQUALS) {
      from = skip(html, at + 1, isSpace);
      const quote = html.charCodeAt(from);
      if (quote === QUOTE || quote === APOSTROPHE) {
        from += 1;
        to = html.indexOf(quote === QUOTE ? '"' : "'", from);
        if (to < 0) return html.length;
        at = to + 1;
      } else {
        to = from;
        while (to < html.length && html.charCodeAt(to) !== TAG_END && !isSpace(html.charCodeAt(to))) to += 1;
        at = to;
      }
    }
    const written = html.slice(name, end).toLowerCase();
    if (READ.has(written)) report(written, decode(html.slice(from, to)));
    at = skip(html, at, isBetween);
  }
  return at;
}

export const readLinks = oncePerText((html: string): PageLinks => {
  const links: string[] = [];
  const ids = new Set<string>();
  const report = (name: string, value: string): void => {
    if (name !== ID) {
      if (!ABSOLUTE.test(value)) links.push(value);
    } else if (value !== '') ids.add(value);
  };
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    at += 1;
    if (html.startsWith(COMMENT, at)) {
      at = after(html, COMMENT_END, at + 1);
      continue;
    }
    const letter = html.charCodeAt(at) | SMALL_BIT;
    if (letter < SMALL_A || letter > SMALL_Z) continue;
    const end = nameEnd(html, at);
    const raw = RAW_TEXT.get(html.slice(at, end).toLowerCase());
    at = readAttributes(html, end, report);
    if (raw) at = after(html, raw, at);
  }
  return { links, ids };
});
