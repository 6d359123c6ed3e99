/** Extracts what visitors see on a page: text blocks, links, and the settings of interactive parts. */
import { Parser } from 'htmlparser2';
import type { PagePicture } from './picture-changes.ts';

interface PageContent {
  /** One text per paragraph, heading, list item or cell; title and description first. */
  blocks: string[];
  /** For example `“Careers” → /careers/` for a link, or `form → /all-pages/` for a form. */
  links: string[];
  /** Island properties by path, for example `brand.phone`. */
  settings: Map<string, string>;
  main: string[];
  /**
   * Maps the title of each dated notice to its period in the brand's time zone, such as
   * `from Fri, Dec 4, 2026, 6:00 AM CT until …`.
   */
  notices: Map<string, string>;
  pictures: PagePicture[];
  /** Attributes of the root element that set the look. */
  look: Map<string, string>;
}

const INLINE = new Set(
  'a abbr b bdi bdo cite code dfn em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);
const UNSEEN = new Set(['script', 'style', 'template', 'svg']);
const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title'] as const;
const ROOT = 'html';
const PICTURE = /^\/hashed\/pictures\//;

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Astro writes each island property as a pair: type and value. */
function flatten(path: string, pair: unknown, into: Map<string, string>): void {
  if (!Array.isArray(pair)) return;
  const value: unknown = pair[1];
  if (Array.isArray(value)) value.forEach((item, at) => flatten(`${path}[${at}]`, item, into));
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value)) flatten(`${path}.${key}`, item, into);
  else into.set(path, String(value));
}

function readSettings(props: string, into: Map<string, string>): void {
  const data: unknown = JSON.parse(props);
  if (!isRecord(data)) return;
  for (const [name, pair] of Object.entries(data)) flatten(name, pair, into);
}

const moment = (written: string | undefined, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
  }).format(Number(written));

/** @param written value of `data-alert`: start and end in milliseconds since 1970 */
function noticeDates(written: string, timeZone: string): string {
  const [from, until] = written.split(' ');
  return `from ${moment(from, timeZone)} until ${moment(until, timeZone)}`;
}

const pictureOf = ({ src = '', width = '', height = '', alt = '' }: Record<string, string>): PagePicture => ({
  path: src.slice(1),
  width,
  height,
  alt,
});

const pictureLine = (alt = ''): string => `picture ${alt === '' ? '(decoration)' : `“${alt}”`}`;

/** The attribute texts that screen readers announce for an element. */
const spokenTexts = (attributes: Record<string, string>): string[] =>
  SPOKEN.flatMap((key) => attributes[key] ?? [])
    .map(tidy)
    .filter(Boolean);

const headingLevel = (name: string): number | undefined => {
  const level = /^h([1-6])$/.exec(name)?.[1];
  return level === undefined ? undefined : Number(level);
};

const emptyContent = (): PageContent => ({
  blocks: [],
  links: [],
  settings: new Map(),
  main: [],
  notices: new Map(),
  pictures: [],
  look: new Map(),
});

/** Adds the values that do not depend on the element's place on the page: look, description, island settings and form target. */
function addElement(content: PageContent, name: string, attributes: Record<string, string>): void {
  if (name === ROOT) for (const [key, value] of Object.entries(attributes)) content.look.set(key, value);
  if (name === 'meta' && attributes['name'] === 'description')
    content.blocks.push(tidy(attributes['content'] ?? ''));
  if (name === 'astro-island') readSettings(attributes['props'] ?? '{}', content.settings);
  if (name === 'form' && attributes['action']) content.links.push(`form → ${attributes['action']}`);
}

export function pageContent(html: string): PageContent {
  const content = emptyContent();
  let inMain = false;
  let level = 0;
  let timeZone = 'UTC';
  let dates: string | undefined;
  let words = '';
  let unseen = 0;
  const mainLinks: string[] = [];
  let link: { href: string; words: string } | null = null;
  const endBlock = (): void => {
    if (tidy(words)) content.blocks.push(tidy(words));
    if (tidy(words) && inMain) content.main.push(`${level > 0 ? `${'#'.repeat(level)} ` : ''}${tidy(words)}`);
    if (tidy(words) && dates !== undefined) {
      content.notices.set(tidy(words), noticeDates(dates, timeZone));
      dates = undefined;
    }
    words = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (UNSEEN.has(name)) unseen += 1;
      if (unseen > 0) return;
      if (!INLINE.has(name)) endBlock();
      if (name === 'main') inMain = true;
      level = headingLevel(name) ?? level;
      addElement(content, name, attributes);
      timeZone = attributes['data-time-zone'] ?? timeZone;
      dates = attributes['data-alert'] ?? dates;
      if (name === 'a') link = { href: attributes['href'] ?? '', words: '' };
      if (name === 'img' && PICTURE.test(attributes['src'] ?? '')) {
        content.pictures.push(pictureOf(attributes));
        if (inMain) content.main.push(pictureLine(attributes['alt']));
        return;
      }
      content.blocks.push(...spokenTexts(attributes));
    },
    ontext(text) {
      if (unseen > 0) return;
      words += text;
      if (link) link.words += text;
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1;
      else if (name === 'a' && link) {
        const shown = `“${tidy(link.words)}” → ${link.href}`;
        content.links.push(shown);
        if (inMain) mainLinks.push(shown);
        link = null;
      }
      if (!INLINE.has(name)) endBlock();
      if (headingLevel(name)) level = 0;
      if (inMain && !INLINE.has(name)) content.main.push(...mainLinks.splice(0).map((shown) => `link ${shown}`));
      if (name === 'main') inMain = false;
    },
  });
  parser.end(html);
  endBlock();
  return content;
}
