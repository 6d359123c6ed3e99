/**
 * A module of `src` in a browser page, by itself: its types are taken off and it is served from the page's own
 * origin, so that the page's policy holds for it. For pieces that are to be tried apart from any screen.
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from 'playwright/test';
import ts from 'typescript';

const SRC = resolve(import.meta.dirname, '../../src');
const PREFIX = '/@src/';
const AS_WRITTEN: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** A stylesheet that a module imports as a text (`?inline`) is a module whose default export is that text. */
const asScript = (path: string, source: string): string =>
  path.endsWith('.css')
    ? `export default ${JSON.stringify(source)}`
    : ts.transpileModule(source, { compilerOptions: AS_WRITTEN }).outputText;

/** Answers every `/@src/…` of the page with that file. */
export async function serveSource(page: Page): Promise<void> {
  await page.route(`**${PREFIX}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.split(PREFIX)[1] ?? '';
    const source = await readFile(resolve(SRC, path), 'utf8');
    await route.fulfill({ contentType: 'text/javascript', body: asScript(path, source) });
  });
}

/** Address of a module of `src`, for `import()` within the page. @param path from `src` */
export const sourceAddress = (path: string): string => PREFIX + path;
