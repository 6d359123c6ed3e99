/**
 * Serves a single module of `src` to a browser page, with types stripped. It comes from the page's own origin, so the
 * page's content security policy allows it. For modules that are tested without a screen.
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

/** Turns a stylesheet that is imported as text (`?inline`) into a module that exports the text. */
const asScript = (path: string, source: string): string =>
  path.endsWith('.css')
    ? `export default ${JSON.stringify(source)}`
    : ts.transpileModule(source, { compilerOptions: AS_WRITTEN }).outputText;

/** Responds to every `/@src/…` request of the page with the module. */
export async function serveSource(page: Page): Promise<void> {
  await page.route(`**${PREFIX}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.split(PREFIX)[1] ?? '';
    const source = await readFile(resolve(SRC, path), 'utf8');
    await route.fulfill({ contentType: 'text/javascript', body: asScript(path, source) });
  });
}

/** The address of a module of `src`, for `import()` within the page. @param path path within `src` */
export const sourceAddress = (path: string): string => PREFIX + path;
