/** In dev, reads the brand of the Host header for each request. At build time the renderer sets it. */
import { defineMiddleware } from 'astro:middleware';
import { localizeSite } from './brand/localize-site.ts';

export const onRequest = defineMiddleware(async ({ locals, request, url }, next) => {
  if (import.meta.env.DEV) {
    const { siteOfHost } = await import('./renderer/dev-site.ts');
    const { asOfRedirect, pageAsOf } = await import('./renderer/dev-as-of.ts');
    const found = siteOfHost(process.cwd(), url);
    if (!found) return new Response('No brand has this address', { status: 404 });
    if ('errors' in found) {
      const { errorResponse } = await import('./renderer/dev-error-page.ts');
      return errorResponse(found.code, found.errors);
    }
    const { site } = found;
    Object.assign(locals, { site: localizeSite(site, 'en'), language: 'en', twin: null });
    const on = asOfRedirect(url, request.headers);
    if (on !== null) return new Response(null, { status: 302, headers: { Location: on } });
    if (!url.searchParams.has('as-of')) return next();
    const page = await next();
    return new Response(pageAsOf(await page.text(), url, site.brand.timeZone), page);
  }
  return next();
});
