/** Removes the code that registers React with its developer tools, which published pages do not need. */
import type { Plugin } from 'vite';

export const withoutDevTools = (): Plugin => ({
  name: 'without-devtools',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client' ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } : undefined,
});
