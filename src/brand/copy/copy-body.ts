/** Reads the links, pictures and errors of a page's Markdown body on one brand. */
import type { Brand } from '../brand.schema.ts';
import { chooseBranches } from './conditions.ts';
import { CONDITION_NAMES, meetsCondition } from './features.ts';
import { positionAt } from '../text-position.ts';
import { readMarkdown, type ReadMarkdown } from './markdown.ts';

function indexOf(text: string, { line, column }: { line: number; column: number }): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

type Reader = (text: string) => ReadMarkdown;

/**
 * Applies the conditions, then parses the Markdown.
 * @returns links and errors with their positions in the original body
 */
export function readBody(
  body: string,
  has: (name: string) => boolean,
  reader: Reader = readMarkdown,
): ReadMarkdown {
  const chosen = chooseBranches(body, has);
  const read = reader(chosen.text);
  if (chosen.text === body) return read;
  const back = <T extends { line: number; column: number }>(entry: T): T => ({
    ...entry,
    ...positionAt(body, chosen.positionOf(indexOf(chosen.text, entry))),
  });
  return { links: read.links.map(back), pictures: read.pictures.map(back), errors: read.errors.map(back) };
}

/** The errors of the body on a brand with every feature, and the errors that occur only on a brand without features. */
export function bodyErrors(body: string, reader: Reader = readMarkdown): ReadMarkdown['errors'] {
  const all = readBody(body, () => true, reader).errors;
  if (!body.includes('{if ')) return all;
  const positions = new Set(all.map(({ line, column }) => `${line}:${column}`));
  return [
    ...all,
    ...readBody(body, () => false, reader).errors.filter(
      ({ line, column }) => !positions.has(`${line}:${column}`),
    ),
  ];
}

export const picturesOf = (body: string): string[] =>
  body.includes('![')
    ? [true, false].flatMap((has) => readBody(body, () => has).pictures.map(({ name }) => name))
    : [];

interface PositionedBody {
  body: string;
  bodyLine: number;
}

/** Cached results by page and by the brand's features. Most brands have the same features, so they share results. */
const cache = new WeakMap<PositionedBody, Map<string, ReadMarkdown>>();

/** The cached results of `readBodyFor` for a page. The index of brands saves them (decisions/publishing#other-brands-are-not-read-again). */
export const bodyReads = (page: PositionedBody): Map<string, ReadMarkdown> | undefined => cache.get(page);

export const restoreBodyReads = (page: PositionedBody, reads: Map<string, ReadMarkdown>): void => {
  cache.set(page, reads);
};

/** `readBody` for a brand, with line numbers that count from the start of the file. Brands with the same features share a cached result. */
export function readBodyFor(page: PositionedBody, brand: Brand): ReadMarkdown {
  const names = page.body.includes('{if ')
    ? CONDITION_NAMES.filter((name) => meetsCondition(brand, name))
    : [];
  const readsOfPage = cache.get(page) ?? new Map<string, ReadMarkdown>();
  cache.set(page, readsOfPage);
  const before = readsOfPage.get(names.join());
  if (before) return before;
  const { links, pictures, errors } = readBody(page.body, (name) => names.includes(name));
  const inFile = <T extends { line: number }>(entry: T): T => ({
    ...entry,
    line: page.bodyLine + entry.line - 1,
  });
  const read = {
    links: links.map(inFile),
    pictures: pictures.map(inFile),
    errors: errors.map(inFile),
  };
  readsOfPage.set(names.join(), read);
  return read;
}
