/**
 * Sets up Vitest's jsdom once per worker: component tests share modules, and React keeps the document in which it was
 * loaded. A jsdom per file would load the member area again, which takes 1.8 s of CPU time.
 */
import { builtinEnvironments, type Environment } from 'vitest/runtime';
import { fillBrowserGaps } from './browser-gaps.ts';

let isReady = false;

export default {
  name: 'component',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!isReady) {
      isReady = true;
      const { Uint8Array: Bytes } = globalThis;
      await builtinEnvironments.jsdom.setup(global, options);
      const { Request: NodeRequest } = globalThis;
      // A browser resolves the path itself, but Node has no page address to resolve it against.
      globalThis.Request = class extends NodeRequest {
        constructor(input: RequestInfo | URL, init?: RequestInit) {
          super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
        }
      };
      globalThis.Uint8Array = Bytes; // Buffer extends only Node's Uint8Array, and the sandbox's PDFs depend on that
      fillBrowserGaps();
    }
    return { teardown() {} };
  },
} satisfies Environment;
