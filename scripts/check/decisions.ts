/** Fails if docs/decisions is too long, or if a citation refers to a heading that does not exist. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/run-step.ts';
import { decisionErrors } from './decisions.rules.ts';
import { sourceFiles } from './source-files.ts';

const FOLDER = 'docs/decisions';
const README = 'README.md';
/** Matches the files of two checks. They are left out, because their tests cite pages that do not exist. */
const INVENTED = /^scripts\/check\/(?:decisions|security-table)\./;

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const markdownIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.md'));

const pages = markdownIn(FOLDER)
  .filter((name) => name !== README)
  .map((name) => ({ name: name.replace(/\.md$/, ''), text: read(`${FOLDER}/${name}`) }));

const citing = [
  ...['src', 'stubs', 'scripts', 'tests', '.config'].flatMap(sourceFiles),
  ...['', 'docs/', 'stubs/'].flatMap((folder) => markdownIn(folder).map((name) => `${folder}${name}`)),
  ...['astro.config.mjs', 'brands/_base.yaml', 'scripts/bench/budgets.json'],
].filter((file) => !INVENTED.test(file));

const errors = decisionErrors(
  pages,
  read(`${FOLDER}/${README}`),
  citing.map((file) => ({ file, text: read(file) })),
);
for (const error of errors) console.error(error);
process.exitCode = errors.length > 0 ? 1 : 0;
