import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';
import { wordsFrom } from './script-names.ts';

const MODULES: Readonly<Record<string, readonly [code: string, loads?: readonly string[]]>> = {
  'shell.ts': ['add("note wide", `badge-${tone}`); const plain = key.open', ['toasts.ts', 'panel.tsx']],
  'toasts.ts': ["element.id = 'toasts'", ['toasts.text.ts', 'toasts.css?inline', 'shell.ts']],
  'toasts.text.ts': ['export const texts = { menu: "words" }'],
  'toasts.css?inline': ['export default ".styled{}"'],
  'panel.tsx': ['jsx("div", { className: "panel" })', ['row.ts']],
  'row.ts': ['export const row = "row"'],
};

const wordsOf = (start: string): string[] =>
  [
    ...wordsFrom(
      start,
      (id) => {
        const [code, loads = []] = MODULES[id] ?? [''];
        return { code, importedIds: loads.slice(0, 1), dynamicallyImportedIds: loads.slice(1) };
      },
      (code) => parseSync('module.js', code).program,
    ),
  ].sort();

it('wordsFrom() collects a script’s words from all its modules except texts, styles and components', () => {
  expect(wordsOf('shell.ts')).toEqual(['badge-', 'note', 'toasts', 'wide']);
});

it('wordsFrom() includes the words of components if it starts at an island', () => {
  expect(wordsOf('panel.tsx')).toEqual(['div', 'panel', 'row']);
});
