import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

export const PROJECT = resolve(import.meta.dirname, '../..');

const OWN_PAGE = {
  'privacy.md': `---
title: Privacy at {brand.name}
description: A policy that this brand wrote itself.
updated: 2026-05-04
---
Call {brand.phone}.
`,
  'privacy.es.md': `---
title: La privacidad en {brand.name}
description: Una política que esta marca escribió.
updated: 2026-05-04
---
Llame al {brand.phone}.
`,
};

export interface BrandTree {
  root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  writeNew(file: string, content: string | Uint8Array): void;
  /** Replaces text in a file. Throws if the file does not contain the text. */
  edit(file: string, from: string | RegExp, to: string): void;
  remove(file: string): void;
  rename(from: string, to: string): void;
  [Symbol.dispose](): void;
}

/** A few brands that together show every shared page. */
export const FEW_BRANDS: readonly string[] = ['ibccr', 'mbhny', 'mincr', 'pbs', 'wybcbs'];

/** The code of the brand that a path belongs to; undefined for shared files. */
const codeIn = (path: string): string | undefined =>
  /^brands\/(?<code>[^_/][^/]*)/.exec(relative(PROJECT, path))?.groups?.['code'];

/**
 * A copy of the brand files in which the brand mincr has its own page, `brands/mincr/pages/privacy.md`.
 * @param more brands in addition to FEW_BRANDS; keep the list short, because tests read all brands of a tree many times
 */
export function brandTree(more: 'all' | readonly string[] = []): BrandTree {
  const root = mkdtempSync(join(tmpdir(), 'brands-'));
  const isCopied = (path: string): boolean => {
    const code = codeIn(path);
    return more === 'all' || code === undefined || FEW_BRANDS.includes(code) || more.includes(code);
  };
  cpSync(join(PROJECT, 'brands'), join(root, 'brands'), { recursive: true, filter: isCopied });
  mkdirSync(join(root, 'brands/mincr/pages'), { recursive: true });
  for (const [name, text] of Object.entries(OWN_PAGE))
    writeFileSync(join(root, 'brands/mincr/pages', name), text);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  return {
    root,
    read,
    write,
    writeNew(file, content) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    },
    edit(file, from, to) {
      const before = read(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${String(from)} is not in ${file}`);
      write(file, after);
    },
    remove: (file) => rmSync(join(root, file), { recursive: true }),
    rename: (from, to) => renameSync(join(root, from), join(root, to)),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
