import type { APIRoute } from 'astro';
import { HIDDEN_PAGES, pagePath } from '../brand/addresses.ts';
import { contentDate } from '../brand/copy/page-copy.ts';

export const GET: APIRoute = ({ url, locals: { site } }) => {
  const entries = site.brand.pages
    .filter((name) => !HIDDEN_PAGES.includes(name))
    .map(
      (name) =>
        `<url><loc>${url.origin}${pagePath(name)}</loc><lastmod>${site.copy[name]?.front.updated ?? contentDate(site.copy)}</lastmod></url>`,
    );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  );
};
