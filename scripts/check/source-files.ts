/** Lists the code and style files of a folder, as paths from the project's root. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../steps/run-step.ts';

const SOURCE = /\.(ts|tsx|astro|mjs|js|css)$/;

export const sourceFiles = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
