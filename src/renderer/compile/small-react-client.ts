/** Makes built pages start React islands with `react-client.ts`. The dev server still uses the client of @astrojs/react. */
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
