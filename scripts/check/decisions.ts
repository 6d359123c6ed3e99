/** Fails when a decision record is not in the index, or a number is missing without a reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/run-step.ts';
import { decisionErrors } from './decision-index.ts';

const FOLDER = 'docs/decisions';
const INDEX = `${FOLDER}/README.md`;

const read = (file: string): string => readFileSync(join(ROOT, FOLDER, file), 'utf8');
const files = readdirSync(join(ROOT, FOLDER)).filter((file) => file.endsWith('.md') && file !== 'README.md');
const errors = decisionErrors(
  files.sort().map((file) => ({ file, text: read(file) })),
  read('README.md'),
);

for (const error of errors) console.error(`${INDEX}: ${error}`);
process.exitCode = errors.length > 0 ? 1 : 0;
