/**
 * Makes `import()` preload the files that the imported file needs and the importing file has not loaded. Every page loads
 * this helper. It replaces Vite's helper, which also handles style sheets and old browsers and is five times as large.
 */
import type { Plugin, Rolldown } from 'vite';

/** Matches Vite's helper module, whose id starts with a zero byte. */
const VITE_HELPER = /vite\/preload-helper\.js$/;

/**
 * The code of the helper. `files`: paths without a leading slash; undefined for a file without imports. Ignores the
 * style sheets that Vite adds after `resolveDependencies`, because the pages contain their styles inline.
 */
const HELPER = `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (file.endsWith('.css') || document.querySelector(\`link[href="/\${file}"]\`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = \`/\${file}\`;
    document.head.append(link);
  }
  return load();
};`;

/** A file with all its static imports, which are loaded when the file runs. */
function loadedWith(file: string, bundle: Rolldown.OutputBundle, loaded = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (loaded.has(file) || chunk?.type !== 'chunk') return loaded;
  loaded.add(file);
  for (const path of chunk.imports) loadedWith(path, bundle, loaded);
  return loaded;
}

export function importPreloads(): Plugin {
  let bundle: Rolldown.OutputBundle = {};
  const resolveDependencies = (
    imported: string,
    files: string[],
    { hostId }: { hostId: string },
  ): string[] => {
    const loaded = loadedWith(hostId, bundle);
    return files.filter((file) => file !== imported && !loaded.has(file));
  };
  return {
    name: 'import-preloads',
    apply: 'build',
    enforce: 'pre',
    configEnvironment: (name) =>
      name === 'client' ? { build: { modulePreload: { polyfill: false, resolveDependencies } } } : undefined,
    load: { filter: { id: VITE_HELPER }, handler: () => HELPER },
    generateBundle(_options, output) {
      bundle = output;
    },
  };
}
