/** Makes built pages start their islands with `island-element.ts` (decisions/publishing#a-small-client-and-island-element). The dev server still uses Astro's script. */
import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformSync } from 'rolldown/utils';

const ELEMENT = join(import.meta.dirname, 'island-element.ts');
const PREBUILT = /\/astro\/dist\/runtime\/server\/astro-island\.prebuilt\.js$/;

/** Compiles the inline script that pages with islands contain. */
export function compileIsland(): string {
  const { code } = transformSync(ELEMENT, readFileSync(ELEMENT, 'utf8'));
  return minifySync(ELEMENT, `(()=>{${code.replace(/export \{\s*\};?\s*$/, '')}})()`).code.trim();
}

export const smallIsland = (): AstroIntegration => ({
  name: 'small-island',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      if (command !== 'build') return;
      const script = compileIsland();
      const hash = `sha256-${createHash('sha256').update(script).digest('base64')}` as const;
      updateConfig({
        security: { csp: { algorithm: 'SHA-256', scriptDirective: { hashes: [hash] } } },
        vite: {
          plugins: [
            {
              name: 'small-island',
              load: {
                filter: { id: PREBUILT },
                handler: () => `export default ${JSON.stringify(script)}`,
              },
            },
          ],
        },
      });
    },
  },
});
