/** Built pages start their islands with `react-client.ts`; the dev server keeps Astro's client. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const smallReactClient = (): Plugin => ({
  name: 'small-react-client',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@astrojs\/react\/client\.js$/ },
    handler: () => join(import.meta.dirname, 'react-client.ts'),
  },
});
