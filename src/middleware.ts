/** In dev the brand comes from the Host header and is read per request; the renderer sets it itself. */
import { defineMiddleware } from 'astro:middleware';

export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  if (import.meta.env.DEV) {
    const { siteOfHost } = await import('./renderer/dev-site.ts');
    const site = siteOfHost(process.cwd(), url.hostname);
    if (!site) return new Response('No brand has this address', { status: 404 });
    locals.site = site;
  }
  return next();
});
