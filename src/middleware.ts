/** In dev, sets the brand (from the Host header) and the language of each request. At build time the renderer sets both. */
import { defineMiddleware } from 'astro:middleware';

export const onRequest = defineMiddleware(async ({ locals, request, url }, next) => {
  if (import.meta.env.DEV) {
    // The site is already set if Astro has rewritten the request and runs the middleware again.
    if (locals.site) return next();
    const { siteOfHost } = await import('./renderer/dev/dev-site.ts');
    const { asOfRedirect, pageAsOf } = await import('./renderer/dev/dev-as-of.ts');
    const loaded = siteOfHost(process.cwd(), url);
    if (!loaded) return new Response('No brand has this address', { status: 404 });
    if ('errors' in loaded) {
      const { errorResponse } = await import('./renderer/dev/dev-error-page.ts');
      return errorResponse(loaded.code, loaded.errors);
    }
    const on = asOfRedirect(url, request.headers);
    if (on !== null) return new Response(null, { status: 302, headers: { Location: on } });
    const { devPage } = await import('./renderer/dev/dev-language.ts');
    const page = await devPage(loaded.site, url, locals, next);
    if (!url.searchParams.has('as-of')) return page;
    return new Response(pageAsOf(await page.text(), url, loaded.site.brand.timeZone), page);
  }
  return next();
});
