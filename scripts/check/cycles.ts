/** Fails if any code of the project has an import cycle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/run-step.ts';
import { cyclesOf, importsOf } from './import-graph.ts';
import { sourceFiles } from './source-files.ts';

const FOLDERS = ['src', 'scripts', 'stubs', 'tests'];

const files = FOLDERS.flatMap(sourceFiles).filter((file) => !file.endsWith('.css'));
const graph = new Map(files.map((file) => [file, importsOf(file, readFileSync(join(ROOT, file), 'utf8'))]));
const cycles = cyclesOf(graph);

for (const cycle of cycles) console.error(`import cycle: ${cycle.join(' → ')}`);
process.exitCode = cycles.length > 0 ? 1 : 0;
