/** Serves published sites: precompressed files, caching, the site's 404 page, security headers. */
import { serveStatic } from '@hono/node-server/serve-static';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { DOCUMENT_HEADERS, IMMUTABLE } from '../../src/renderer/render/host-files.ts';
import { byteRanges } from '../../stubs/sandbox/http/byte-range.ts';
import { hostRules } from './host-rules.ts';
import type { SiteEnv } from './site-env.ts';
import { NO_PATH, PRIVATE, SPANISH, SUBRESOURCE } from './site-paths.ts';
import { addStubMode, isPage } from './stub-pages.ts';

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

const addSlash =
  (sites: string): MiddlewareHandler<SiteEnv> =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const folder = join(sites, c.get('domain'), pathname);
    if (!pathname.endsWith('/') && !pathname.includes('..') && isFolder(folder))
      return c.redirect(`${pathname}/${search}`, 301);
    return next();
  };

/** Only existing files may be cached, because a missing file may be published later. */
function cacheControl(status: number, ifServed: string): string {
  if (status >= 400) return 'no-store';
  return status >= 300 && status !== 304 ? 'no-cache' : ifServed;
}

/**
 * Adds headers to all responses, including 304, partial and error responses. Browsers keep a stored header if the 304
 * response does not contain it.
 */
function addHeaders(c: Context<SiteEnv>, sites: string, stubMode: boolean): void {
  const headers = new Map(hostRules(join(sites, c.get('domain'))).headersFor(c.req.path));
  const given = headers.get('Cache-Control') ?? c.res.headers.get('Cache-Control') ?? 'no-cache';
  const isDocument = !c.res.ok || !SUBRESOURCE.test(c.req.path);
  for (const [name, value] of headers)
    if (isDocument || !DOCUMENT_HEADERS.includes(name)) c.res.headers.set(name, value);
  c.res.headers.set('Cache-Control', cacheControl(c.res.status, given));
  // Uncompressed responses get Vary too, so that caches keep the variants apart. In stub mode, pages depend on a cookie.
  c.res.headers.set('Vary', stubMode && isPage(c.res) ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
}

interface SiteOptions {
  /** Whether pages can enter stub mode. If false, every page is served as published. */
  stubMode: boolean;
}

/** Adds the routes. A middleware that is added earlier must set the domain. */
export function addSiteRoutes(app: Hono<SiteEnv>, dist: string, { stubMode }: SiteOptions): void {
  const sites = join(dist, 'sites');
  app.use(async (c, next) => {
    await next();
    addHeaders(c, sites, stubMode);
  });
  app.use(byteRanges);
  app.use(etag());
  app.use(async (c, next) => {
    if (NO_PATH.test(c.req.path) || PRIVATE.test(c.req.path)) return c.notFound();
    const redirect = hostRules(join(sites, c.get('domain'))).redirectOf(c.req.path);
    return redirect ? c.redirect(redirect.to, redirect.status) : next();
  });
  app.use(addSlash(sites));
  if (stubMode) addStubMode(app);
  const file = (path: (requested: string, domain: string) => string) =>
    serveStatic<SiteEnv>({
      root: sites,
      precompressed: true,
      rewriteRequestPath: (requested, c) => path(requested, c.get('domain')),
    });
  app.get(
    '*',
    file((requested, domain) => `/${domain}${requested}`),
  );
  // Hashed files of older releases, for pages that are still open. Matches every path, because not all old files are in today's two folders (decisions/publishing#host-headers-fit-few-rules).
  const pooled = serveStatic<SiteEnv>({ root: join(dist, 'pool'), precompressed: true });
  app.get('*', async (c, next) => {
    const response = await pooled(c, next);
    if (response instanceof Response) response.headers.set('Cache-Control', IMMUTABLE);
    return response;
  });
  const page404 = file((requested, domain) => `/${domain}${SPANISH.exec(requested)?.[0] ?? ''}/404.html`);
  app.notFound(async (c) => {
    const page = await page404(c, async () => {});
    return page instanceof Response
      ? new Response(page.body, { status: 404, headers: page.headers })
      : c.text('Not found', 404);
  });
}
