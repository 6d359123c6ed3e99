/** Renders one page of a site in one language. */
import { localizeSite, type LocalSite } from '../../brand/localize-site.ts';
import type { BrandSite } from '../../brand/read-brands.ts';
import type { PortalLanguage } from '../../lib/text/i18n.ts';
import type { Assets } from './assets.ts';
import { tidyIslands } from '../compile/island-markup.ts';
import { localizeLinks } from './localize-links.ts';
import { fillPreloads } from './preloads.ts';
import type { SiteAddress } from './site-pages.ts';
import { nameSpanishTexts, spanishTexts } from './spanish-texts-file.ts';

/** The render function of the compiled renderer (`entry.ts`). */
export type Render = (url: URL, site: LocalSite, translation: string | null) => Promise<Response>;

export interface RenderedPage {
  address: SiteAddress;
  /** The rendered HTML, with links to style sheets. */
  text: string;
  /** The HTML to publish. */
  final: string;
  policy: string;
  errors: string[];
}

export const isHtml = ({ file }: SiteAddress): boolean => file.endsWith('.html');

/** Post-processes Astro's HTML. Changes links only on Spanish pages. */
function finishPage(
  html: string,
  language: PortalLanguage,
  localized: ReadonlySet<string>,
  assets: Assets,
): string {
  const page = fillPreloads(tidyIslands(html), assets);
  return language === 'es'
    ? localizeLinks(
        nameSpanishTexts(page, () => spanishTexts(assets)),
        localized,
      )
    : page;
}

/** @param localized addresses that also exist in Spanish (see `localizedPaths`) */
export async function renderPage(
  render: Render,
  site: BrandSite,
  address: SiteAddress,
  assets: Assets,
  localized: ReadonlySet<string>,
): Promise<RenderedPage> {
  const { language, route, translation } = address;
  const url = new URL(route, `https://${site.brand.domain}`);
  const response = await render(url, localizeSite(site, language), translation);
  const raw = await response.text();
  const text = isHtml(address) ? finishPage(raw, language, localized, assets) : raw;
  const errors =
    response.status === address.status
      ? []
      : [`${address.path} responded with ${response.status}, expected ${address.status}`];
  return {
    address,
    text,
    final: text,
    policy: response.headers.get('content-security-policy') ?? '',
    errors,
  };
}
