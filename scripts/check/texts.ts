/**
 * Fails if code of src/ contains user-facing text that belongs in a catalog (`*.text.ts`), or if a module of src/ reads
 * a text while the module loads. Also fails if a test repeats a list of texts from a Spanish catalog (`*.text.es.ts`),
 * or if a text uses a word that docs/glossary.md rejects.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../steps/run-step.ts';
import { copiedTexts, type Catalog } from './copied-texts.ts';
import { earlyTexts } from './early-texts.ts';
import { isTest } from './fence/rooms.ts';
import { literalTexts } from './literal-texts.ts';
import { sourceFiles } from './source-files.ts';
import { screenTexts } from './words/screen-texts.ts';
import { readScreenWords, rejectedWords, unusedExceptions } from './words/screen-words.ts';

const READ = /\.(ts|tsx|astro)$/;
const literals = sourceFiles('src')
  .filter((file) => READ.test(file) && !isTest(file) && !/\.text(\.es)?\.ts$/.test(file))
  .flatMap((file) =>
    literalTexts(file, readFileSync(join(ROOT, file), 'utf8')).map((literal) => ({ file, ...literal })),
  );

for (const { file, line, text } of literals)
  console.error(`${file}:${line} says '${text}' in English alone: put it into a catalog (*.text.ts)`);

const early = sourceFiles('src')
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
  .flatMap((file) =>
    earlyTexts(file, readFileSync(join(ROOT, file), 'utf8')).map((text) => ({ file, ...text })),
  );

for (const { file, line, call } of early)
  console.error(`${file}:${line} reads ${call} while its module loads: move it into a function`);

async function textsIn(file: string): Promise<unknown[]> {
  const module: unknown = await import(pathToFileURL(join(ROOT, file)).href);
  return Object.values(Object(module)).flatMap((texts) => Object.values(Object(texts)));
}

/**
 * Reads a Spanish catalog and leaves out texts that are the same in English, such as proper names. Tests may repeat
 * such texts.
 */
async function spanishCatalog(file: string): Promise<Catalog> {
  const english = await textsIn(file.replace('.text.es.ts', '.text.ts'));
  return { file, texts: (await textsIn(file)).filter((text) => !english.includes(text)) };
}

const spanish = await Promise.all(
  sourceFiles('src')
    .filter((file) => file.endsWith('.text.es.ts'))
    .map(spanishCatalog),
);
const copies = [...sourceFiles('src').filter(isTest), ...sourceFiles('tests')]
  .filter((file) => READ.test(file))
  .flatMap((file) =>
    copiedTexts(file, readFileSync(join(ROOT, file), 'utf8'), spanish).map((copy) => ({ file, ...copy })),
  );

for (const { file, line, count, from } of copies)
  console.error(
    `${file}:${line} lists ${count} texts of ${from}: import them, so that a change of one is made once`,
  );

const words = readScreenWords(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'));
const texts = await screenTexts();
const rejected = rejectedWords(texts, words);
const unused = unusedExceptions(texts, words);

for (const { where, word, write } of rejected)
  console.error(`${where} says '${word}': docs/glossary.md wants '${write}'`);
for (const { where, word } of unused)
  console.error(`docs/glossary.md has an exception for '${word}' at ${where}, which does not use it`);
process.exitCode =
  literals.length + early.length + copies.length + rejected.length + unused.length > 0 ? 1 : 0;
