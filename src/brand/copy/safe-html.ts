/** Checks HTML in Markdown. HTML that is not allowed is an error; it is never removed silently. */
import { QuoteType, Tokenizer } from 'htmlparser2';

const EVERYWHERE = ['lang', 'dir'] as const;

/** Allowed elements, each with its allowed attributes; `lang` and `dir` are allowed on every element. */
const ALLOWED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    abbr: ['title'],
    br: [],
    cite: [],
    details: ['open'],
    dfn: ['title'],
    em: [],
    kbd: [],
    mark: [],
    q: [],
    small: [],
    strong: [],
    sub: [],
    summary: [],
    sup: [],
    wbr: [],
  }),
);
const EMPTY_ELEMENTS: readonly string[] = ['br', 'wbr'];

const ALLOWED_TEXT = [...ALLOWED.keys()].join(', ');

interface HtmlError {
  index: number;
  message: string;
}

/** The start tag or end tag of an element that needs an end tag. */
export interface HtmlTag {
  name: string;
  kind: 'open' | 'close';
  index: number;
}

interface HtmlPiece {
  /** The piece, serialized with only the allowed elements and attributes. Valid only if there are no errors. */
  html: string;
  tags: HtmlTag[];
  errors: HtmlError[];
}

const attributeError = (element: string, name: string): string | null => {
  const attributes = ALLOWED.get(element) ?? [];
  if ([...attributes, ...EVERYWHERE].includes(name)) return null;
  return `'${name}' is not allowed on <${element}>; allowed: ${[...attributes, ...EVERYWHERE].join(', ')}`;
};

const elementError = (name: string): string =>
  name === 'img'
    ? '<img> is not allowed in a page: write ![what it shows](office.jpg)'
    : `<${name}> is not allowed in a page; allowed: ${ALLOWED_TEXT}`;

const escapeBrackets = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Handlers for markup that no page may contain. */
const forbiddenMarkup = (refuse: (what: string, start: number) => void) => ({
  oncomment: (start: number) => refuse('a comment', start),
  oncdata: (start: number) => refuse('CDATA', start),
  ondeclaration: (start: number) => refuse('a declaration', start),
  onprocessinginstruction: (start: number) => refuse('an instruction', start),
});

/** Parses a piece of HTML. @param piece a tag, or a block of tags and text, in the original spelling */
export function readHtml(piece: string): HtmlPiece {
  const tags: HtmlTag[] = [];
  const errors: HtmlError[] = [];
  let html = '';
  let element = '';
  let attribute = '';
  let value = '';
  let begun = -1;
  const part = (start: number, end: number) => piece.slice(start, end);
  const refuse = (index: number, message: string) => void errors.push({ index, message });
  const openEnds = () => {
    begun = -1;
    html += '>';
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      ontext: (start, end) => (html += escapeBrackets(part(start, end))),
      ontextentity: () => {}, // keeps entities unchanged
      onattribentity: () => {},
      onopentagname(start, end) {
        element = part(start, end).toLowerCase();
        begun = start - 1;
        if (!ALLOWED.has(element)) refuse(start - 1, elementError(element));
        if (!EMPTY_ELEMENTS.includes(element)) tags.push({ name: element, kind: 'open', index: start - 1 });
        html += `<${element}`;
      },
      onattribname(start, end) {
        attribute = part(start, end).toLowerCase();
        value = '';
        const message = ALLOWED.has(element) ? attributeError(element, attribute) : null;
        if (message) refuse(start, message);
      },
      onattribdata: (start, end) => (value += part(start, end)),
      onattribend(quote) {
        const safe = escapeBrackets(value.replaceAll('"', '&quot;'));
        html += quote === QuoteType.NoValue ? ` ${attribute}` : ` ${attribute}="${safe}"`;
      },
      onopentagend: openEnds,
      onselfclosingtag: openEnds,
      onclosetag(start, end) {
        const name = part(start, end).trim().toLowerCase();
        const index = piece.lastIndexOf('<', start);
        if (!ALLOWED.has(name)) refuse(index, elementError(name));
        else if (EMPTY_ELEMENTS.includes(name)) refuse(index, `<${name}> has no end: write <${name}> alone`);
        else tags.push({ name, kind: 'close', index });
        html += `</${name}>`;
      },
      ...forbiddenMarkup((what, start) =>
        refuse(piece.lastIndexOf('<', start), `${what} is not allowed in a page; allowed: ${ALLOWED_TEXT}`),
      ),
      onend: () => {},
    },
  );
  tokenizer.write(piece);
  tokenizer.end();
  const unfinished = begun >= 0 ? begun : piece.search(/<[a-z/!?][^>]*$/i);
  if (unfinished >= 0 && errors.length === 0) refuse(unfinished, 'this tag is not closed: > is missing');
  return { html, tags, errors };
}
