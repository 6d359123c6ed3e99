/** In dev, reads the brand of the Host header and the language for each request. At build time the renderer sets them. */
import { defineMiddleware } from 'astro:middleware';

export const onRequest = defineMiddleware(async ({ locals, request, url }, next) => {
  if (import.meta.env.DEV) {
    // A rewritten request comes here again.
    if (locals.site) return next();
    const { siteOfHost } = await import('./renderer/dev/dev-site.ts');
    const { asOfRedirect, pageAsOf } = await import('./renderer/dev/dev-as-of.ts');
    const found = siteOfHost(process.cwd(), url);
    if (!found) return new Response('No brand has this address', { status: 404 });
    if ('errors' in found) {
      const { errorResponse } = await import('./renderer/dev/dev-error-page.ts');
      return errorResponse(found.code, found.errors);
    }
    const on = asOfRedirect(url, request.headers);
    if (on !== null) return new Response(null, { status: 302, headers: { Location: on } });
    const { devPage } = await import('./renderer/dev/dev-language.ts');
    const page = await devPage(found.site, url, locals, next);
    if (!url.searchParams.has('as-of')) return page;
    return new Response(pageAsOf(await page.text(), url, found.site.brand.timeZone), page);
  }
  return next();
});
