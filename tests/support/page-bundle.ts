/** Bundles a page of `tests/support/`, to be inserted into a published site. */
import { resolve } from 'node:path';
import { build } from 'vite';

interface Bundle {
  script: string;
  style: string;
}

/** @param file file in `tests/support/`, such as `pieces.page.tsx` */
export async function bundlePage(file: string): Promise<Bundle> {
  const result = await build({
    configFile: false,
    root: resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    mode: 'production',
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(import.meta.dirname, file),
        output: { format: 'iife' },
      },
    },
  });
  const files = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return {
    script: files.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('\n'),
    style: files
      .flatMap((each) =>
        each.type === 'asset' && each.fileName.endsWith('.css') ? [String(each.source)] : [],
      )
      .join('\n'),
  };
}
