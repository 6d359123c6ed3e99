/** Sets the language of pages in the dev server. The renderer sets the language of published pages. */
import { localizeSite } from '../../brand/localize-site.ts';
import type { BrandSite } from '../../brand/read-brands.ts';
import { withoutLanguage } from '../../lib/navigation/page-address.ts';
import { renderIn } from '../render/baking-language.ts';
import { localizeLinks } from '../render/localize-links.ts';
import { localizedPaths, siteAddresses } from '../render/site-pages.ts';
import { nameSpanishTexts } from '../render/spanish-texts-file.ts';

const TEXTS = '/src/layouts/page/spanish-texts.ts';

/** Astro's `next` function. With a path it renders that page instead of the requested one. */
type Next = (path?: string) => Promise<Response>;

/** Renders `/es/about/` as the page `/about/` in Spanish. */
export async function devPage(site: BrandSite, url: URL, locals: App.Locals, next: Next): Promise<Response> {
  const route = withoutLanguage(url.pathname);
  const language = route === url.pathname ? 'en' : 'es';
  const translation = siteAddresses(site).find(({ path }) => path === url.pathname)?.translation ?? null;
  Object.assign(locals, { site: localizeSite(site, language), language, translation });
  const page = await renderIn(language, () => (language === 'es' ? next(route + url.search) : next()));
  const isHtml = page.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (language === 'en' || !isHtml) return page;
  const html = nameSpanishTexts(await page.text(), () => TEXTS);
  return new Response(localizeLinks(html, localizedPaths(site.brand)), page);
}
