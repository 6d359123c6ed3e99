/** The Astro adapter. Compiles the renderer, then publishes all brands. */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { writeAssetLinks } from '../render/assets.ts';
import { writeLicenses } from './license-notices.ts';
import { publishSites } from '../publish/publish-sites.ts';
import { clearStamp, readSources, writeStamp, type Sources } from './source-hash.ts';

const BRANDS_VARIABLE = 'PUBLISH_BRANDS';
const NO_BRANDS = 'none';

export function brandRenderer(): AstroIntegration {
  let root = '';
  let sources: Sources | undefined;
  return {
    name: 'brand-renderer',
    hooks: {
      'astro:config:done': ({ config, setAdapter }) => {
        root = fileURLToPath(config.root);
        setAdapter({
          name: 'brand-renderer',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
          supportedAstroFeatures: {
            serverOutput: 'stable',
            staticOutput: 'stable',
            sharpImageService: 'stable',
          },
          adapterFeatures: { buildOutput: 'server' },
        });
      },
      'astro:build:start': () => {
        sources = readSources(root);
        clearStamp(root);
      },
      'astro:build:done': async ({ logger }) => {
        const { compileStyles } = await import('./compile-styles.ts');
        compileStyles(root);
        writeAssetLinks(root);
        writeLicenses(root);
        const { writeShareFonts } = await import('../render/share-fonts.ts');
        await writeShareFonts(root);
        const { bundleTool } = await import('../bundle/bundle-tool.ts');
        sources ??= readSources(root);
        await bundleTool(root, sources.hash);
        writeStamp(root, sources);
        if (process.env[BRANDS_VARIABLE] === NO_BRANDS) return;
        const published = await publishSites(root, 'all');
        for (const line of published) logger.info(line);
      },
    },
  };
}
