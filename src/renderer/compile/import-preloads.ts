/**
 * What `import()` preloads: the files that the imported one needs and the importing one has not loaded. Every page
 * loads the helper, and Vite's own is five times as large: it is also for stylesheets and old browsers.
 */
import type { Plugin, Rolldown } from 'vite';

/** Vite's module; its name starts with a zero byte. */
const VITE_HELPER = /vite\/preload-helper\.js$/;

/**
 * `files`: paths without a leading slash; Vite passes none for a file without imports. Pages have their styles inline,
 * and Vite lists style sheets after `resolveDependencies`.
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

/** A file and its static imports, all of which have run before it. */
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
