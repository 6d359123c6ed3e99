/** The Astro adapter that turns `astro build` into a renderer, and then into 35 sites. */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';
import { publishSites } from './publish-sites.ts';
import { clearStamp, writeStamp } from './source-hash.ts';

/** `none` compiles only; where it is not set, all brands are published after the compile. */
const BRANDS_VARIABLE = 'PUBLISH_BRANDS';
const NO_BRANDS = 'none';

export function brandRenderer(): AstroIntegration {
  let root = '';
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
      'astro:build:start': () => clearStamp(root),
      'astro:build:done': async ({ logger }) => {
        writeStamp(root);
        if (process.env[BRANDS_VARIABLE] === NO_BRANDS) return;
        const published = await publishSites(root, 'all');
        for (const line of published) logger.info(line);
      },
    },
  };
}
