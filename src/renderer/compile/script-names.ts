/** Collects the words in the strings of browser scripts: a class that a script adds is one of them (decisions/publishing#styles-are-in-the-page). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export const SCRIPT_NAMES_FILE = 'dist/renderer/script-names.json';

const WORD = /[A-Za-z][\w-]*/g;
/** Modules of texts that people read. */
const TEXTS = /\.text(?:\.es)?\.ts$/;
/** Styles as strings. */
const STYLES = /\.css\b/;
/** Components: only React renders them, and React only runs in islands. */
const COMPONENT = /\.tsx$/;

type Info = Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'>;

/** Strings of a parsed module, also the fixed parts of templates. */
function* stringsIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const child of node) yield* stringsIn(child);
  else if (node && typeof node === 'object') {
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === 'Literal' && typeof value === 'string') yield value;
    else if (type === 'TemplateElement') yield (value as { raw: string }).raw;
    else for (const child of Object.values(node)) yield* stringsIn(child);
  }
}

/** The words of a module and of all that it loads. @param start the module of a script or of an island */
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
