/**
 * Links to other brands' sites, filled in after the check that a page names no other brand: only the page of brands by
 * state has them (decision 140). Their addresses are those of this brand's pages, in the language of the page.
 */
import type { BrandName } from '../../brand/validate/other-brand-names.ts';

const LINK = /<a data-brand="(?<code>[a-z0-9-]+)" href="(?<path>\/[^"]*)">[^<]*<\/a>/g;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** `<a data-brand="…" href="/about/">…</a>` becomes a link to that page of the brand; one of a brand that is gone, nothing. */
export const fillBrandLinks = (html: string, brands: readonly BrandName[]): string =>
  html.includes('<a data-brand=')
    ? html.replace(LINK, (_link, code: string, path: string) => {
        const brand = brands.find((one) => one.code === code);
        return brand ? `<a href="https://${brand.domain}${path}">${escaped(brand.name)}</a>` : '';
      })
    : html;
