/** Checks that commands in the documents exist, and that the README lists every npm script. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ROOT } from '../steps/run-step.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(read('package.json')),
);
const documents = globSync(['*.md', 'docs/**/*.md', 'stubs/*.md'], { cwd: ROOT });
const COMMAND = /\bnpm (?:run )?(?<script>start|test\b(?!:)|(?<=run )[a-z][\w:-]*)/g;

const commandsIn = (file: string): string[] =>
  [...read(file).matchAll(COMMAND)].flatMap(({ groups }) => groups?.['script'] ?? []);

it('npm commands in the documents exist', () => {
  const unknown = documents.flatMap((file) =>
    commandsIn(file)
      .filter((name) => !Object.hasOwn(scripts, name))
      .map((name) => `${file}: npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('the README lists every npm script', () => {
  const named = new Set(commandsIn('README.md'));
  expect(Object.keys(scripts).filter((name) => !named.has(name))).toEqual([]);
});
