import { createHash } from 'node:crypto';
import { oncePer } from '../lib/http/once-per.ts';
import type { Theme } from './brand.schema.ts';
import { themeCss } from './theme/theme.ts';
import type { FontDisplay } from './theme/type-faces.ts';

/** Pages with their own Astro route. Every other listed page needs a Markdown file. */
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

/** Pages with a `noindex` tag. robots.txt must allow these pages: a crawler sees the tag only if it may fetch the page. */
export const HIDDEN_PAGES: readonly string[] = ['login', 'logout', 'producer', 'search', 'maintenance'];

export const pagePath = (name: string): string => (name === 'home' ? '/' : `/${name}/`);

const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Folder of the scripts, styles and fonts that Astro's build compiles. */
export const COMPILED_FOLDER = '/_astro/';
/**
 * Folder of the files outside `/_astro/` that have a content hash in their name
 * (decisions/publishing#host-headers-fit-few-rules).
 */
export const HASHED_FOLDER = '/hashed/';

/** Whether a file has a content hash in its name. @param path path from the root of a site */
export const isHashed = (path: string): boolean =>
  [COMPILED_FOLDER, HASHED_FOLDER].some((folder) => path.startsWith(folder));

/**
 * Address of a file of a brand's site. It contains a content hash, so browsers may cache it forever.
 * @param content the file's content, or all the data that the file is generated from
 */
export const hashedAddress = (name: string, content: string | Uint8Array, ending: string): string =>
  `${HASHED_FOLDER}${name}.${contentHash(content)}.${ending}`;

const themeFiles = oncePer((theme: Theme) => {
  const addressOf = (display: FontDisplay): string => hashedAddress('theme', themeCss(theme, display), 'css');
  return { swap: addressOf('swap'), optional: addressOf('optional') };
});

export const themeFile = (theme: Theme, display: FontDisplay = 'optional'): string =>
  themeFiles(theme)[display];
