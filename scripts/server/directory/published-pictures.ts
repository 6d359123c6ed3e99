/** Home page pictures of published sites for the directory's tiles. */
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IMMUTABLE } from '../../../src/renderer/render/host-files.ts';
import type { SiteEntry } from '../../../src/renderer/publish/site-index.ts';
import { asPicture, picturePolicy, pictureStyles, type PictureState } from './picture.ts';

/** Provides pictures, which are home pages in a scaled frame, from published files or from the dev server. */
export interface Pictures {
  stateOf(site: SiteEntry): PictureState;
  /**
   * Returns the site's home page as HTML for the picture's frame, and the security policy for that HTML; null if the
   * site has no home page.
   */
  read(site: SiteEntry): Promise<{ page: string; policy: string } | null>;
  /** Returns a style, font or image that a picture uses; null for other paths. */
  fileOf(c: Context): Promise<Response | null>;
}

const HASHED = /^\/(?:_astro|hashed(?:\/pictures)?)\/[\w.-]+\.(?:css|woff2|png|jpe?g|webp|svg)$/;

/** @param dist folder of the published sites, whose pool contains the hashed files of all sites */
export function publishedPictures(dist: string): Pictures {
  const homeOf = ({ domain }: SiteEntry): string => join(dist, 'sites', domain, 'index.html');
  const pooled = serveStatic({ root: join(dist, 'pool'), precompressed: true });
  return {
    stateOf: (site) => (existsSync(homeOf(site)) ? 'live' : 'unpublished'),
    async read(site) {
      const page = await readFile(homeOf(site), 'utf8').catch(() => null);
      return page === null ? null : { page: asPicture(page), policy: picturePolicy(pictureStyles(page)) };
    },
    async fileOf(c) {
      if (!HASHED.test(c.req.path)) return null;
      const picture = await pooled(c, async () => {});
      if (!(picture instanceof Response)) return null;
      picture.headers.set('Cache-Control', IMMUTABLE);
      picture.headers.set('Vary', 'Accept-Encoding');
      picture.headers.set('X-Content-Type-Options', 'nosniff');
      return picture;
    },
  };
}
