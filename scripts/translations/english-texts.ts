/** Lists every English text that has a Spanish translation: catalogs, pages, and values of records, states and notices. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMap, isScalar, isSeq, parse, parseDocument } from 'yaml';
import { ROOT } from '../steps/run-step.ts';

/** An English text with a Spanish translation. */
export interface EnglishText {
  /** The file with the Spanish text. */
  file: string;
  /** Key of the text in the file; for a paragraph of a page, its line in the English file. */
  key: string;
  text: string;
}

const CATALOG = /\.text\.es\.ts$/;
const FRONT_MATTER = /^---\n(?<front>[\s\S]*?)\n---\n/;
/** Fields that contain no text, such as the date of the last change. */
const UNTRANSLATED_FIELDS: readonly string[] = ['updated'];

async function catalogTexts(file: string): Promise<EnglishText[]> {
  const english = join(ROOT, file.replace(CATALOG, '.text.ts'));
  const { texts }: { texts: object } = await import(pathToFileURL(english).href);
  return Object.entries(texts).map(([key, text]) => ({ file, key, text: JSON.stringify(text) }));
}

/** The fields of the front matter and the paragraphs of the body. */
export function pageTexts(file: string, english: string): EnglishText[] {
  const front = FRONT_MATTER.exec(english);
  const fields = Object.entries(Object(parse(front?.groups?.['front'] ?? ''))).filter(
    ([name]) => !UNTRANSLATED_FIELDS.includes(name),
  );
  const body = english.slice(front?.[0].length ?? 0);
  let line = (front?.[0] ?? '').split('\n').length;
  const paragraphs = body.split(/(\n\s*\n)/).flatMap((text): EnglishText[] => {
    const key = String(line);
    line += text.split('\n').length - 1;
    return text.trim() === '' ? [] : [{ file, key, text: text.trim() }];
  });
  return [...fields.map(([key, value]) => ({ file, key, text: JSON.stringify(value) })), ...paragraphs];
}

/**
 * Functions that return the path of the English value, by the first key of the Spanish path. Only for Spanish texts whose
 * path differs from the English path.
 */
const ENGLISH_PATHS: Readonly<Record<string, (name: string) => readonly string[]>> = {
  links: (name) => ['footer', 'links', name, 'label'],
  statements: (name) => ['footer', 'statements', name],
  tabs: (name) => ['tabs', name, 'label'],
};

type Path = readonly (string | number)[];

const englishPath = ([first = '', name = '', ...rest]: Path): Path =>
  first === 'linkLabel'
    ? ['link', 'label']
    : (ENGLISH_PATHS[first]?.(String(name)) ?? [first, ...(name === '' ? [] : [name]), ...rest]);

function scalarPaths(node: unknown, path: Path = []): Path[] {
  if (isScalar(node)) return [path];
  if (isSeq(node)) return node.items.flatMap((item, at) => scalarPaths(item, [...path, at]));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) => scalarPaths(value, [...path, String(key)]));
}

/**
 * The English texts of a record, in the form `{ english, spanish }` or next to a `spanish:` key that translates them.
 * Skips a Spanish value without an English value at the matching path of this file.
 */
export function recordTexts(file: string, source: string): EnglishText[] {
  const { contents } = parseDocument(source);
  const textAt = (node: unknown, path: Path): EnglishText[] => {
    if (isSeq(node)) return node.items.flatMap((item, at) => textAt(item, [...path, at]));
    if (!isMap(node)) return [];
    const spanish: unknown = node.get('spanish', true);
    const texts = scalarPaths(spanish).flatMap((inside): EnglishText[] => {
      const from = inside.length === 0 ? ['english'] : englishPath(inside);
      const english: unknown = node.getIn(from);
      return typeof english === 'string' ? [{ file, key: [...path, ...from].join('.'), text: english }] : [];
    });
    const deeper = node.items.flatMap(({ key, value }) => textAt(value, [...path, String(key)]));
    return [...texts, ...deeper];
  };
  return textAt(contents, []);
}

/** All texts in the order of their files. */
export async function englishTexts(): Promise<EnglishText[]> {
  const files = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).sort();
  const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
  const catalogs = await Promise.all(files('src/**/*.text.es.ts').map(catalogTexts));
  const pages = files('brands/**/*.es.md').flatMap((file) => {
    const english = file.replace('.es.md', '.md');
    return existsSync(join(ROOT, english)) ? pageTexts(file, read(english)) : [];
  });
  const records = files('brands/**/*.yaml').flatMap((file) => recordTexts(file, read(file)));
  return [...catalogs.flat(), ...pages, ...records];
}
