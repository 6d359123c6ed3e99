import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { importPreloads } from './import-preloads.ts';

const MODULES: Readonly<Record<string, string>> = {
  'page.js': `import './loaded.js'; globalThis.open = [() => import('./view.js'), () => import('./alone.js')];`,
  'view.js': `import './loaded.js'; import { part } from './part.js'; export default part;`,
  'part.js': `export const part = 'part';`,
  'loaded.js': `globalThis.loaded = 'loaded';`,
  'alone.js': `export default 'alone';`,
};

const modules: Plugin = {
  name: 'modules',
  resolveId: (id) => Object.keys(MODULES).find((name) => id.endsWith(name)),
  load: (id) => MODULES[id],
};

const isOutput = (built: unknown): built is Rolldown.RolldownOutput =>
  typeof built === 'object' && built !== null && 'output' in built;

/** Builds with the plugins. @returns the code of each file by its name without the hash */
async function filesOf(plugins: Plugin[]): Promise<ReadonlyMap<string, string>> {
  const group = (name: string) => ({ name, test: (id: string) => id === `${name}.js` });
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, modules],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'page.js',
        output: { entryFileNames: 'page.js', codeSplitting: { groups: [group('part'), group('loaded')] } },
      },
    },
  });
  if (!isOutput(built)) throw new Error('no output');
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : [])));
}

it('import() preloads only files that the importing file has not loaded already', async () => {
  const page = (await filesOf([importPreloads()])).get('page') ?? '';
  expect(page).toMatch(/m\.f=\["assets\/part-[^"]+\.js"\]/);
  expect(page).toMatch(/import\("\.\/assets\/alone-[^)]+\), \[\]/);
});

it('importPreloads() replaces the preload helper of Vite', async () => {
  const all = (files: ReadonlyMap<string, string>): string => [...files.values()].join('\n');
  expect(all(await filesOf([]))).toContain('vite:preloadError');
  expect(all(await filesOf([importPreloads()]))).not.toContain('vite:preloadError');
});
