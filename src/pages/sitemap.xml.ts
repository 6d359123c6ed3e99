import type { APIRoute } from 'astro';
import { HIDDEN_PAGES, pagePath } from '../brand/addresses.ts';
import { contentDate } from '../brand/copy/page-copy.ts';
import { addressIn } from '../lib/navigation/page-address.ts';

export const GET: APIRoute = ({ url, locals: { site } }) => {
  const addressOf = (language: 'en' | 'es', name: string): string =>
    url.origin + addressIn(language, pagePath(name));
  const alternate = (code: string, address: string): string =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`;
  const entries = site.brand.pages
    .filter((name) => !HIDDEN_PAGES.includes(name))
    .flatMap((name) => {
      const [english, spanish] = [addressOf('en', name), addressOf('es', name)];
      const lastmod = `<lastmod>${site.copy[name]?.front.updated ?? contentDate(site.copy)}</lastmod>`;
      const pair = alternate('en', english) + alternate('es', spanish) + alternate('x-default', english);
      return [english, spanish].map((address) => `<url><loc>${address}</loc>${lastmod}${pair}</url>`);
    });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
};
