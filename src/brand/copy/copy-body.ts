/** The Markdown body of a page as one brand's readers get it: where it leads, and what it must not hold. */
import type { Brand } from '../brand.schema.ts';
import { choose } from './conditions.ts';
import { FEATURE_NAMES, hasFeature } from './features.ts';
import { placeAt, readMarkdown, type ReadMarkdown } from './markdown.ts';

/** The index of a line and column, both from 1. */
function indexOf(text: string, { line, column }: { line: number; column: number }): number {
  let start = 0;
  for (let at = 1; at < line; at += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** Reads a text without conditions. */
type Reader = (text: string) => ReadMarkdown;

/**
 * Reads a body after its conditions are decided.
 * @returns links and errors with their places in the body as written
 */
export function readBody(
  body: string,
  has: (name: string) => boolean,
  reader: Reader = readMarkdown,
): ReadMarkdown {
  const chosen = choose(body, has);
  const read = reader(chosen.text);
  if (chosen.text === body) return read;
  const back = <T extends { line: number; column: number }>(found: T): T => ({
    ...found,
    ...placeAt(body, chosen.placeOf(indexOf(chosen.text, found))),
  });
  return { links: read.links.map(back), pictures: read.pictures.map(back), faults: read.faults.map(back) };
}

/** What is wrong with a body on a brand that has every feature, or on one that has none. */
export function bodyFaults(body: string, reader: Reader = readMarkdown): ReadMarkdown['faults'] {
  const all = readBody(body, () => true, reader).faults;
  if (!body.includes('{if ')) return all;
  const places = new Set(all.map(({ line, column }) => `${line}:${column}`));
  return [
    ...all,
    ...readBody(body, () => false, reader).faults.filter(
      ({ line, column }) => !places.has(`${line}:${column}`),
    ),
  ];
}

/** The names of all pictures in a body, whichever features its readers' brand has. */
export const picturesOf = (body: string): string[] =>
  body.includes('![')
    ? [true, false].flatMap((has) => readBody(body, () => has).pictures.map(({ name }) => name))
    : [];

/** A body and the line of its file on which it starts. */
interface PlacedBody {
  body: string;
  bodyLine: number;
}

/** What was read of each body, by the features that were there: most brands have the same ones. */
const known = new WeakMap<PlacedBody, Map<string, ReadMarkdown>>();

/** `readBody` for a brand, with lines of the file. Done once for all brands with the same features. */
export function readBodyFor(page: PlacedBody, brand: Brand): ReadMarkdown {
  const names = page.body.includes('{if ') ? FEATURE_NAMES.filter((name) => hasFeature(brand, name)) : [];
  const found = known.get(page) ?? new Map<string, ReadMarkdown>();
  known.set(page, found);
  const before = found.get(names.join());
  if (before) return before;
  const { links, pictures, faults } = readBody(page.body, (name) => names.includes(name));
  const inFile = <T extends { line: number }>(one: T): T => ({ ...one, line: page.bodyLine + one.line - 1 });
  const read = {
    links: links.map(inFile),
    pictures: pictures.map(inFile),
    faults: faults.map(inFile),
  };
  found.set(names.join(), read);
  return read;
}
