/** Addresses that a brand's record implies. */
import { createHash } from 'node:crypto';
import type { Theme } from './brand.schema.ts';
import { themeCss } from './theme/theme.ts';

/** Address of a listed page: `home` is the root, every other page a folder. */
export const pagePath = (name: string): string => (name === 'home' ? '/' : `/${name}/`);

/** Ten characters that say what is in a file, for its name. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Address of a theme's stylesheet; its name carries its hash, so that it may be cached for ever. */
export const themeFile = (theme: Theme): string => `/theme.${contentHash(themeCss(theme))}.css`;
