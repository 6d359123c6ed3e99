import react from '@astrojs/react';
import { defineConfig, passthroughImageService } from 'astro/config';
import { chunkFile, clientGroups } from './src/renderer/compile/client-chunks.ts';
import { brandRenderer } from './src/renderer/compile/adapter.ts';
import { licenseNotices } from './src/renderer/compile/license-notices.ts';
import { islandTriggers } from './src/renderer/compile/island-triggers.ts';
import { importPreloads } from './src/renderer/compile/import-preloads.ts';
import { pureSchemas } from './src/renderer/compile/pure-schemas.ts';
import { requestSchemas } from './src/renderer/compile/request-schemas.ts';
import { scriptNames } from './src/renderer/compile/script-names.ts';
import { smallIsland } from './src/renderer/compile/small-island.ts';
import { smallReactClient } from './src/renderer/compile/small-react-client.ts';
import { stateOutlinesPlugin } from './src/renderer/compile/state-outlines.ts';
import { subsetFonts } from './src/renderer/compile/subset-fonts.ts';
import { withoutDevTools } from './src/renderer/compile/without-devtools.ts';
import { withoutWarnings } from './src/renderer/compile/without-warnings.ts';

// Pages are compiled once into a renderer. Publishing a brand then calls the renderer for each page (ARCHITECTURE.md).
export default defineConfig({
  output: 'server',
  adapter: brandRenderer(),
  integrations: [react(), islandTriggers(), smallIsland()],
  outDir: './dist/renderer',
  trailingSlash: 'always',
  compressHTML: true,
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  image: { service: passthroughImageService() },
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [
      subsetFonts(),
      stateOutlinesPlugin(),
      scriptNames(),
      licenseNotices(),
      importPreloads(),
      smallReactClient(),
      requestSchemas(),
      pureSchemas(),
      withoutDevTools(),
      withoutWarnings(),
    ],
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: clientGroups }, chunkFileNames: chunkFile } },
        },
      },
    },
    // The dev server reloads an open page, and loses form input, when it discovers a dependency that is not listed.
    optimizeDeps: {
      include: [
        '@astrojs/react/client.js',
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'ky',
        'valibot',
        'luxon',
        'nanostores',
        '@nanostores/react',
        'lucide-react',
      ],
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        'frame-src blob:', // for statement PDFs (decisions/messages#the-browser-shows-the-pdf)
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types service-html',
      ],
    },
  },
});
