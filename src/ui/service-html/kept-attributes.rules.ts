/** Reduces HTML to allowed markup before a browser parses it (decisions/messages#html-is-cut-before-parsing). Not a sanitizer: DOMPurify checks the result. Pure. */
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './service-html.rules.ts';

interface Token {
  /** The text that replaces the markup in the result. */
  kept: string;
  end: number;
}

/** Comments, declarations and invalid end tags, which are removed (HTML standard, 'tokenization'). */
const IGNORED = /<(?:!--(?:-?>|[^]*?(?:--!?>|$))|[!?][^>]*>?|\/(?![a-z])[^>]*>?)/iy;
const TAG = /<(?<slash>\/?)(?<name>[a-z][^\t\n\f\r />]*)/iy;
const ATTRIBUTE =
  /[\t\n\f\r /]*(?<name>[^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"(?<double>[^"]*)(?:"|$)|'(?<single>[^']*)(?:'|$)|(?<bare>[^\t\n\f\r >"'][^\t\n\f\r >]*)|))?/y;
const TAG_END = /[\t\n\f\r /]*>/y;

/** Elements that parsers read as plain text up to their end tag. None of them is allowed. */
const TEXT_ONLY = [
  'script',
  'style',
  'title',
  'textarea',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'plaintext',
];

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

function keptAttribute(groups: Readonly<Record<string, string | undefined>>): string {
  const name = groups['name']?.toLowerCase() ?? '';
  const value = groups['double'] ?? groups['single'] ?? groups['bare'] ?? '';
  return ALLOWED_ATTRIBUTES.includes(name) ? ` ${name}="${value.replaceAll('"', '&quot;')}"` : '';
}

function endOfText(html: string, name: string, from: number): number {
  const length = html.slice(from).search(new RegExp(`</${name}[\\t\\n\\f\\r />]`, 'i'));
  return length === -1 || name === 'plaintext' ? html.length : from + length;
}

function tagAt(html: string, start: number): Token {
  const { slash = '', name = '' } = matchAt(TAG, html, start)?.groups ?? {};
  // Escapes a `<` that begins no markup. Otherwise the `<` could form a tag with later text when the markup between them is removed.
  if (name === '') return { kept: '&lt;', end: start + 1 };
  let attributes = '';
  let end = TAG.lastIndex;
  for (let match = matchAt(ATTRIBUTE, html, end); match; match = matchAt(ATTRIBUTE, html, end)) {
    attributes += keptAttribute(match.groups ?? {});
    end = ATTRIBUTE.lastIndex;
  }
  if (!matchAt(TAG_END, html, end)) return { kept: '', end: html.length };
  end = TAG_END.lastIndex;
  const element = name.toLowerCase();
  if (slash === '/') return { kept: `</${name}>`, end };
  if (TEXT_ONLY.includes(element)) return { kept: '', end: endOfText(html, element, end) };
  // An element that is not allowed only loses its attributes here. DOMPurify removes the element later and decides
  // whether its content stays.
  return { kept: ALLOWED_TAGS.includes(element) ? `<${name}${attributes}>` : `<${name}>`, end };
}

/**
 * The same HTML without comments, scripts and styles, and only with allowed attributes on allowed elements. Otherwise
 * browsers would report style attributes and event handlers as violations of the content security policy during parsing,
 * although they never take effect.
 */
export function keepAllowedAttributes(html: string): string {
  let kept = '';
  let at = 0;
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', at)) {
    const ignored = matchAt(IGNORED, html, start);
    const token = ignored ? { kept: '', end: IGNORED.lastIndex } : tagAt(html, start);
    kept += html.slice(at, start) + token.kept;
    at = token.end;
  }
  return kept + html.slice(at);
}
