/** The import graph and its cycles. Type imports count, because they also tie files together. */
import { preProcessFile } from 'typescript';
import { targetOf } from './fence/rule.ts';

type ImportGraph = ReadonlyMap<string, readonly string[]>;

const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---/;
const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;

/** The TypeScript code of a file. For an .astro file: its frontmatter and scripts. */
const codeOf = (file: string, text: string): string =>
  file.endsWith('.astro')
    ? [FRONTMATTER.exec(text)?.[1] ?? '', ...[...text.matchAll(SCRIPT)].map(([, code]) => code ?? '')].join(
        '\n',
      )
    : text;

/** The project files that a file imports, as paths from the root. */
export const importsOf = (file: string, text: string): string[] =>
  preProcessFile(codeOf(file, text), true, true).importedFiles.flatMap(
    ({ fileName }) => targetOf(file, fileName) ?? [],
  );

/** Returns cycles, at least one if there is any. Each is a list of files that repeats the first file at the end. */
export function cyclesOf(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const done = new Set<string>();
  const path: string[] = [];
  function visit(file: string): void {
    const at = path.indexOf(file);
    if (at >= 0) {
      cycles.push([...path.slice(at), file]);
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next);
    path.pop();
    done.add(file);
  }
  for (const file of graph.keys()) visit(file);
  return cycles;
}
