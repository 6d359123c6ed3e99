/** Removes the code that registers React with its developer tools: published pages do not need it. */
import type { Plugin } from 'vite';

export const withoutDevTools = (): Plugin => ({
  name: 'without-devtools',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client' ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } : undefined,
});
