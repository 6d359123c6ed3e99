/** Adds the hydration directives `client:touch` (hydrates at the first interaction) and `client:signed-in`. */
import type { AstroIntegration } from 'astro';
import { fileURLToPath } from 'node:url';

export const islandTriggers = (): AstroIntegration => ({
  name: 'island-triggers',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({
        name: 'touch',
        entrypoint: fileURLToPath(new URL('./touch-trigger.ts', import.meta.url)),
      });
      addClientDirective({
        name: 'signed-in',
        entrypoint: fileURLToPath(new URL('./signed-in-trigger.ts', import.meta.url)),
      });
    },
  },
});

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
    'client:signed-in'?: boolean;
  }
}
