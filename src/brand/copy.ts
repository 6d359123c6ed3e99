/** Page copy: Markdown with front matter, and placeholders that become a brand's own words. */
import markdown from 'markdown-it';
import type { Brand } from './brand.schema.ts';
import { parseBrandSource, type Fault } from './brand-source.ts';
import { parseFrontMatter, type FrontMatter } from './copy.schema.ts';
import { describeIssue } from './issue-text.ts';

/** One page's words for one brand, ready to place in a layout. */
export interface PageCopy {
  title: string;
  description: string;
  /** Day the words last changed, ISO date; the page's last-updated line and the sitemap show it. */
  updated: string;
  html: string;
}

/** A page as written, before a brand fills its placeholders. */
export interface PageSource {
  file: string;
  front: FrontMatter;
  body: string;
  /** Line of the file on which the body starts. */
  bodyLine: number;
}

const FRONT = /^---\r?\n(?<front>[\s\S]*?)\r?\n---\r?\n/;
const PLACEHOLDER = /\{(?<name>[\w.-]+)\}/g;

// Raw HTML in the source is shown as text, never let through.
const renderer = markdown({ html: false, linkify: false, typographer: true });

/** Columns of figures are aligned by a class: a style attribute would break the content security policy. */
for (const cell of ['th_open', 'td_open']) {
  renderer.renderer.rules[cell] = (tokens, at, options, _env, self) => {
    const token = tokens[at];
    const align = /text-align:(?<side>\w+)/.exec(String(token?.attrGet('style') ?? ''))?.groups?.['side'];
    if (token && align) token.attrs = [['class', `align-${align}`]];
    return self.renderToken(tokens, at, options);
  };
}
// A wide table scrolls in its own box, which the keyboard can reach.
renderer.renderer.rules['table_open'] = () =>
  '<div class="table-box" tabindex="0" role="region" aria-label="Table"><table>';
renderer.renderer.rules['table_close'] = () => '</table></div>';

type Filler = (brand: Brand, updated: string) => string;

/** Every placeholder that copy may use. */
const FILLERS: ReadonlyMap<string, Filler> = new Map<string, Filler>(
  Object.entries<Filler>({
    'brand.name': ({ name }) => name,
    'brand.phone': ({ customerServicePhoneNumber }) => customerServicePhoneNumber,
    'brand.tty': ({ ttyNumber }) => ttyNumber,
    'brand.hours': ({ hours }) => hours.text,
    'brand.domain': ({ domain }) => domain,
    'brand.state': ({ brandState }) => brandState,
    'brand.formsLabel': ({ formsLabel }) => formsLabel,
    footerCopyDate: (_brand, updated) => updated.slice(0, 4),
  }),
);

/** The placeholders of a text that nothing fills, each with its place in the text. */
export const unknownPlaceholders = (text: string): { index: number; message: string }[] =>
  [...text.matchAll(PLACEHOLDER)]
    .filter(({ groups }) => !FILLERS.has(groups?.['name'] ?? ''))
    .map((match) => ({
      index: match.index,
      message: `${match[0]} is not a placeholder; known: ${[...FILLERS.keys()].join(', ')}`,
    }));

/** Splits a Markdown file; what is wrong with it is in `faults`. */
export function parsePage(file: string, text: string): { page: PageSource } | { faults: Fault[] } {
  const front = FRONT.exec(text);
  const fault = (line: number, path: string, message: string): Fault => ({
    file,
    line,
    column: 1,
    path,
    message,
  });
  if (!front)
    return {
      faults: [
        fault(
          1,
          '',
          'expected the page to start with its title, description and date between two lines of ---',
        ),
      ],
    };
  const source = parseBrandSource(file, front.groups?.['front'] ?? '');
  if (source.faults.length > 0)
    return { faults: source.faults.map((found) => ({ ...found, line: found.line + 1 })) };
  const checked = parseFrontMatter(source.data);
  if (!checked.success) {
    return {
      faults: checked.issues.map((issue) => {
        const path = (issue.path ?? []).map(({ key }) => String(key));
        return fault(source.locate(path).line + 1, path.join('.'), describeIssue(issue, 'a page'));
      }),
    };
  }
  const body = text.slice(front[0].length);
  const bodyLine = front[0].split('\n').length;
  const unknown = [
    ...(['title', 'description'] as const).flatMap((key) =>
      unknownPlaceholders(checked.output[key]).map(({ message }) =>
        fault(source.locate([key]).line + 1, key, message),
      ),
    ),
    ...unknownPlaceholders(body).map(({ index, message }) => {
      const before = body.slice(0, index);
      return {
        ...fault(bodyLine + before.split('\n').length - 1, '', message),
        column: index - before.lastIndexOf('\n'),
      };
    }),
  ];
  if (unknown.length > 0) return { faults: unknown };
  return { page: { file, front: checked.output, body, bodyLine } };
}

/**
 * Fills the placeholders of a text.
 * @param updated ISO date of the text; the copyright year comes from it, never from the clock
 */
export const fillPlaceholders = (text: string, brand: Brand, updated: string): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => FILLERS.get(name)?.(brand, updated) ?? whole);

/** A page in a brand's words, as HTML. */
export const renderPage = ({ front, body }: PageSource, brand: Brand): PageCopy => ({
  title: fillPlaceholders(front.title, brand, front.updated),
  description: fillPlaceholders(front.description, brand, front.updated),
  updated: front.updated,
  html: renderer.render(fillPlaceholders(body, brand, front.updated)),
});

/** The newest date among a brand's pages: what pages without words of their own, and the footer, go by. */
export const contentDate = (copy: Readonly<Record<string, PageSource>>): string =>
  Object.values(copy)
    .map(({ front }) => front.updated)
    .sort()
    .at(-1) ?? '';
