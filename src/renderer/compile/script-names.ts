/** Collects the words in all strings of browser scripts. Any class that a script adds to a page is among them (decisions/publishing#styles-are-in-the-page). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export const SCRIPT_NAMES_FILE = 'dist/renderer/script-names.json';

const WORD = /[A-Za-z][\w-]*/g;
/** Matches modules with UI texts, which contain no class names. */
const TEXTS = /\.text(?:\.es)?\.ts$/;
/** Matches style sheets that are imported as strings. */
const STYLES = /\.css\b/;
/** Matches components, which only islands render. */
const COMPONENT = /\.tsx$/;

type Info = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'>;

/** The string literals of a parsed module, including the fixed parts of template literals. */
function* stringsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const child of node) yield* stringsIn(child);
  else if (node && typeof node === 'object') {
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === 'Literal' && typeof value === 'string') yield value;
    else if (type === 'TemplateElement') yield (value as { raw: string }).raw;
    else for (const child of Object.values(node)) yield* stringsIn(child);
  }
}

/** The words in a module and in all modules that it imports. @param start the entry module of a script or an island */
export function wordsFrom(
  start: string,
  infoOf: (id: string) => Info | null,
  parse: (code: string) => unknown,
): Set<string> {
  const words = new Set<string>();
  const seen = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = seen.has(id) ? null : infoOf(id);
    seen.add(id);
    if (!info || (COMPONENT.test(id) && !COMPONENT.test(start))) continue;
    open.push(...info.importedIds, ...info.dynamicallyImportedIds);
    if (TEXTS.test(id) || STYLES.test(id)) continue;
    for (const text of stringsIn(parse(info.code ?? '')))
      for (const [word] of text.matchAll(WORD)) words.add(word);
  }
  return words;
}

export const scriptNames = (): Plugin => ({
  name: 'script-names',
  apply: 'build',
  generateBundle(_options, bundle) {
    if (this.environment.name !== 'client') return;
    const names: Record<string, string[]> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry || !chunk.facadeModuleId) continue;
      names[`/${chunk.fileName}`] = [
        ...wordsFrom(
          chunk.facadeModuleId,
          (id) => this.getModuleInfo(id),
          (code) => this.parse(code),
        ),
      ];
    }
    mkdirSync(dirname(SCRIPT_NAMES_FILE), { recursive: true });
    writeFileSync(SCRIPT_NAMES_FILE, JSON.stringify(names));
  },
});
