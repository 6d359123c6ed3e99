/**
 * Counts import cycles among compiled browser files. The bundler may merge small shared chunks into one chunk, which
 * may then import files that also import it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cyclesOf } from '../check/import-graph.ts';
import type { Figure } from './report.ts';

const STATIC_IMPORT = /(?:^|[;}])import(?:[^"'();]*from)?"\.\/(?<file>[^"]+\.js)"/g;

/** The files that a minified file imports statically, by name. */
export const staticImports = (code: string): string[] =>
  [...code.matchAll(STATIC_IMPORT)].flatMap(({ groups }) => groups?.['file'] ?? []);

/** @param folder the compiled browser files */
export function chunkCycles(folder: string): Figure {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const graph = new Map(files.map((file) => [file, staticImports(readFileSync(join(folder, file), 'utf8'))]));
  const cycles = cyclesOf(graph);
  return { value: cycles.length, note: cycles[0]?.join(' → ') ?? `of ${files.length} files` };
}
