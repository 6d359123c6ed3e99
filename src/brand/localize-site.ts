/** A site in one of its languages: templates then show the texts of the record as they are. */
import type { PortalLanguage } from '../lib/text/i18n.ts';
import { oncePer } from '../lib/http/once-per.ts';
import type { Brand } from './brand.schema.ts';
import { inSpanish } from './in-spanish.ts';
import type { BrandSite } from './read-brands.ts';

export interface LocalSite extends BrandSite {
  language: PortalLanguage;
  /** The record in English, to compare with texts of services. */
  english: Brand;
  /** Texts of the record that are English on a page in another language. */
  untranslated: ReadonlySet<string>;
}

const english = oncePer((site: BrandSite): LocalSite => ({
  ...site,
  language: 'en',
  english: site.brand,
  untranslated: new Set(),
}));
const spanish = oncePer((site: BrandSite): LocalSite => {
  const { brand, untranslated } = inSpanish(site.brand);
  const alerts = site.alerts.map((alert) => ({ ...alert, ...alert.spanish }));
  for (const { spanish: words, title, html, link } of site.alerts) {
    if (!words) untranslated.add(title).add(html);
    if (link && (words?.link ?? link).label === link.label) untranslated.add(link.label);
  }
  return { ...site, language: 'es', english: site.brand, brand, untranslated, alerts };
});

/** The site with the texts of its record in a language. Cached: the result is one object per site and language. */
export const localizeSite = (site: BrandSite, language: PortalLanguage): LocalSite =>
  language === 'es' ? spanish(site) : english(site);

/** The attribute `lang` of a text of the record: 'en' for an English text on a page in another language. */
export const langOf = ({ untranslated }: LocalSite, text: string): 'en' | undefined =>
  untranslated.has(text) ? 'en' : undefined;
