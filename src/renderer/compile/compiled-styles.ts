import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddedNames, StylesOf } from '../render/inline-styles.ts';
import type { StyleNode } from '../render/style-rules.ts';

export const STYLES_FILE = 'dist/renderer/styles.json';

export interface CompiledStyles {
  /** Rules by the address of the style sheet. */
  rules: Readonly<Record<string, readonly StyleNode[]>>;
  /** Classes and ids that a script may add to its page, by the address of the script. */
  added: Readonly<Record<string, readonly string[]>>;
}

/** The compiled style sheets, read when a page first needs them. */
export function readStyles(root: string): { styles: StylesOf; addedNames: AddedNames } {
  const path = join(root, STYLES_FILE);
  let compiled: CompiledStyles | undefined;
  const read = (): CompiledStyles => {
    compiled ??= existsSync(path)
      ? (JSON.parse(readFileSync(path, 'utf8')) as CompiledStyles)
      : { rules: {}, added: {} };
    return compiled;
  };
  return {
    styles: (address) => read().rules[address],
    addedNames: (script) => read().added[script] ?? [],
  };
}
