/** Fails when words for readers stand in the code of src/ instead of a catalogue (`*.text.ts`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/run-step.ts';
import { isTest } from './fence/rooms.ts';
import { literalTexts } from './literal-texts.ts';
import { sourceFiles } from './source-files.ts';

const READ = /\.(ts|tsx|astro)$/;
/** Words that are the same in every language: the names of languages. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'src/layouts/LanguageMenu.astro': ['English'],
};

const found = sourceFiles('src')
  .filter((file) => READ.test(file) && !isTest(file) && !/\.text(\.es)?\.ts$/.test(file))
  .flatMap((file) =>
    literalTexts(file, readFileSync(join(ROOT, file), 'utf8'))
      .filter(({ text }) => !NAMES[file]?.includes(text))
      .map((literal) => ({ file, ...literal })),
  );

for (const { file, line, text } of found)
  console.error(`${file}:${line} says '${text}' in English alone: put it into a catalogue (*.text.ts)`);
process.exitCode = found.length > 0 ? 1 : 0;
