import { createHash } from 'node:crypto';
import { oncePer } from '../lib/http/once-per.ts';
import type { Theme } from './brand.schema.ts';
import { themeCss } from './theme/theme.ts';
import type { FontDisplay } from './theme/type-faces.ts';

/** Pages with a route of their own; every other listed page needs a Markdown file. */
export const ROUTED_PAGES: readonly string[] = [
  'login',
  'register',
  'logout',
  'forgot-user-name',
  'brands-by-state',
  'forgot-password',
  'msg',
  'producer',
  'maintenance',
  'plans',
  'search',
  'all-pages',
];

/** Pages that search engines are asked to leave out. robots.txt must allow them: otherwise the request is not read. */
export const HIDDEN_PAGES: readonly string[] = ['login', 'logout', 'producer', 'search', 'maintenance'];

export const pagePath = (name: string): string => (name === 'home' ? '/' : `/${name}/`);

export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

const themeHashes = oncePer((theme: Theme) => {
  const hashOf = (display: FontDisplay): string => contentHash(themeCss(theme, display));
  return { swap: hashOf('swap'), optional: hashOf('optional') };
});

/** Address of a theme's stylesheet. It contains a content hash, so browsers may cache it forever. */
export const themeFile = (theme: Theme, display: FontDisplay = 'optional'): string =>
  `/theme.${themeHashes(theme)[display]}.css`;
