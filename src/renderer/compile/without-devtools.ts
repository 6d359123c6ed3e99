/** React registers with its developer tools; the code for that does not belong in a published page. */
import type { Plugin } from 'vite';

export const withoutDevTools = (): Plugin => ({
  name: 'without-devtools',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client' ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } : undefined,
});
