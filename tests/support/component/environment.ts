/**
 * Vitest's jsdom, set up once per worker: component tests share its modules, and React keeps the document that it was
 * loaded with. A jsdom for each file would load the member area again, which takes 1.8 s of CPU.
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
      // Node knows no page address; a browser resolves the path itself.
      globalThis.Request = class extends NodeRequest {
        constructor(input: RequestInfo | URL, init?: RequestInit) {
          super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
        }
      };
      globalThis.Uint8Array = Bytes; // a Buffer is none of jsdom's, so the sandbox's PDFs would be broken
      fillBrowserGaps();
    }
    return { teardown() {} };
  },
} satisfies Environment;
