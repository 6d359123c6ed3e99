/** Collects all texts for members in both languages: catalogs, pages, and values of records, states and notices. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Message, Messages } from '../../../src/lib/text/i18n.ts';
import { QUOTED_TEXTS } from '../../../tests/unit/quoted-texts.ts';
import { ROOT } from '../../steps/run-step.ts';
import type { ScreenText } from './screen-words.ts';

const quoted = new Set(QUOTED_TEXTS.map(([text]) => text));
const formsOf = (message: Message | undefined): string[] =>
  message === undefined ? [] : typeof message === 'string' ? [message] : [message.one, message.other];
const isQuoted = (message: Message): boolean =>
  formsOf(message).some((form) => quoted.has(form.replaceAll(/[\t\n]/g, ' ')));

/** The texts of a catalog. Leaves out texts quoted from spec 001 and their translations. */
async function catalogTexts(file: string): Promise<ScreenText[]> {
  const read = async (name: string): Promise<Record<string, Messages>> =>
    import(pathToFileURL(join(ROOT, name)).href);
  const spanishFile = file.replace('.text.ts', '.text.es.ts');
  const { texts = {} } = await read(file);
  const [spanish = {}] = Object.values(await read(spanishFile));
  return Object.entries(texts)
    .filter(([, message]) => !isQuoted(message))
    .flatMap(([key, message]): ScreenText[] => [
      ...formsOf(message).map((text) => ({ where: `${file}:${key}`, language: 'english' as const, text })),
      ...formsOf(spanish[key]).map((text) => ({
        where: `${spanishFile}:${key}`,
        language: 'spanish' as const,
        text,
      })),
    ]);
}

const pageTexts = (file: string): ScreenText[] =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .map((text, at) => ({
      where: `${file}:${at + 1}`,
      language: file.endsWith('.es.md') ? 'spanish' : 'english',
      text,
    }));

function scalarTexts(file: string, node: unknown, path: readonly (string | number)[]): ScreenText[] {
  if (isScalar(node) && typeof node.value === 'string')
    return [
      {
        where: `${file}:${path.join('.')}`,
        language: path.includes('spanish') ? 'spanish' : 'english',
        text: node.value,
      },
    ];
  if (isSeq(node)) return node.items.flatMap((item, at) => scalarTexts(file, item, [...path, at]));
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) => scalarTexts(file, value, [...path, String(key)]));
}

export async function screenTexts(): Promise<ScreenText[]> {
  const files = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).sort();
  const catalogs = await Promise.all(files('src/**/*.text.ts').map(catalogTexts));
  const pages = files('brands/**/*.md').flatMap(pageTexts);
  const records = files('brands/**/*.yaml').flatMap((file) =>
    scalarTexts(file, parseDocument(readFileSync(join(ROOT, file), 'utf8')).contents, []),
  );
  return [...catalogs.flat(), ...pages, ...records];
}
