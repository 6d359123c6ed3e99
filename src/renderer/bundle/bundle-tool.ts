/** Bundles the publish tool: the code for publishing, the compiled renderer and their libraries in one file (decisions/publishing#one-bundled-file-publishes). */
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown'; // Vite's bundler, in the version that Vite uses
import { RENDERER_ENTRY } from './load-renderer.ts';
import { TOOL, TOOL_FOLDER } from './tool-files.ts';

const ENTRY = 'virtual:publish-tool';
const RENDERER = 'virtual:renderer';
const SOURCES = 'src/renderer/bundle';
const RESIDENT_THREAD = 'src/renderer/resident/resident-thread.ts';
const WARM_UP_LIMIT_MS = 120_000;
/** Calls that build Astro's configuration schemas on load. They are marked as pure, so that zod can be left out. */
const CONFIGURATION_CHECKS = ['z.enum', 'z.custom', 'z.union', 'z.object', 'z.string'];

/**
 * Virtual modules of the bundle. The entry imports the renderer first, so that a worker thread can load the renderer while the
 * other modules are evaluated.
 */
const modules = (root: string, stamp: string): Readonly<Record<string, string>> => ({
  [RENDERER]: `
    import { setBundledRenderer } from ${JSON.stringify(join(root, SOURCES, 'load-renderer.ts'))};
    setBundledRenderer(() => import(${JSON.stringify(join(root, RENDERER_ENTRY))}), ${JSON.stringify(stamp)});`,
  [ENTRY]: `
    import '${RENDERER}';
    export * from ${JSON.stringify(join(root, SOURCES, 'publish-tool.ts'))};
    export * from ${JSON.stringify(join(root, SOURCES, 'warm-up.ts'))};
    import ${JSON.stringify(join(root, RESIDENT_THREAD))};`,
});

const virtual = (texts: Readonly<Record<string, string>>): Plugin => ({
  name: 'publish-tool',
  resolveId: (id) => (id in texts ? id : null),
  load: (id) => texts[id] ?? null,
});

/** Replaces ky with a stub. Forms on pages import ky, but publishing sends no requests, and the real ky would load undici. */
const withoutNetwork: Plugin = {
  name: 'without-network',
  load: {
    filter: { id: /\/node_modules\/ky\/distribution\/index\.js$/ },
    handler: () => `
      const unavailable = () => { throw new Error('Publishing sends no requests'); };
      export default { create: () => unavailable };
      export class HTTPError extends Error {}
      export class NetworkError extends Error {}
      export class TimeoutError extends Error {}`,
  },
};

/**
 * Renders islands synchronously, because streaming would need web streams and twice as much of React's server renderer. A
 * component that suspends is an error, because only a stream could wait for it. A component that fails and shows a fallback is an error too.
 */
const reactAtOnce: Plugin = {
  name: 'react-at-once',
  load: {
    filter: { id: /\/node_modules\/react-dom\/server\.node\.js$/ },
    handler: () => `
      import legacy from './cjs/react-dom-server-legacy.node.production.js';
      async function* parts(html) { yield Buffer.from(html); }
      async function renderToReadableStream(element, options) {
        const html = legacy.renderToString(element, options);
        if (html.includes('<!--$!-->')) throw new Error('An island suspends, or has an error in a Suspense, while it is rendered');
        const chunks = parts(html);
        return { getReader: () => ({ read: () => chunks.next() }) };
      }
      export default { renderToReadableStream };`,
  },
};

/** Escapes all characters outside of ASCII, because Node decodes Latin-1 faster than UTF-8. */
const toAscii = (code: string): string =>
  code.replaceAll(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = toAscii(file.code);
  },
};

/** Runs the tool once, publishing a brand to a temporary folder, and stores V8's code cache. */
function warmUp(root: string): void {
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    [join(root, SOURCES, 'warm-tool.cjs'), root],
    {
      env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
      encoding: 'utf8',
      timeout: WARM_UP_LIMIT_MS,
    },
  );
  const reason = signal
    ? `it was ended by ${signal}, at the latest after ${WARM_UP_LIMIT_MS / 1000} s`
    : stderr;
  if (status !== 0) throw new Error(`The publish tool does not run:\n${reason}`);
}

/** Writes the bundle and its code cache. @param stamp hash of the sources that were compiled */
export async function bundleTool(root: string, stamp: string): Promise<void> {
  const folder = join(root, TOOL_FOLDER);
  const messages = join(root, SOURCES, 'plain-messages.ts');
  rmSync(folder, { recursive: true, force: true });
  await using bundle = await rolldown({
    cwd: root,
    input: { publish: ENTRY },
    platform: 'node',
    external: ['@resvg/resvg-js'], // contains native code
    plugins: [virtual(modules(root, stamp)), withoutNetwork, reactAtOnce, asciiOnly],
    transform: {
      define: { 'process.env.NODE_ENV': '"production"' },
      inject: {
        Headers: [messages, 'PlainHeaders'],
        Request: [messages, 'PlainRequest'],
        Response: [messages, 'PlainResponse'],
        crypto: [messages, 'plainCrypto'],
      },
    },
    treeshake: { manualPureFunctions: CONFIGURATION_CHECKS },
    logLevel: 'silent',
  });
  await bundle.write({
    dir: folder,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    codeSplitting: false,
    dynamicImportInCjs: false, // Node prints a warning when a script that has a code cache imports a module
    minify: true,
  });
  copyFileSync(join(root, SOURCES, 'load-tool.cjs'), join(root, TOOL));
  warmUp(root);
}
