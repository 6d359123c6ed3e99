import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StylesOf } from './inline-styles.ts';
import type { StyleNode } from './style-rules.ts';

export const STYLES_FILE = 'dist/renderer/styles.json';

/** Rules of the compiled style sheets, read when a page first needs them. */
export function readStyles(root: string): StylesOf {
  const path = join(root, STYLES_FILE);
  let styles: Readonly<Record<string, readonly StyleNode[]>> | undefined;
  return (address) => {
    styles ??= existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    return styles?.[address];
  };
}
