/** A site in one of its languages. Templates can show its texts without choosing a language. */
import type { PortalLanguage } from '../lib/text/i18n.ts';
import { oncePer } from '../lib/http/once-per.ts';
import type { Brand } from './brand.schema.ts';
import { inSpanish } from './in-spanish.ts';
import type { BrandSite } from './read-brands.ts';

export interface LocalSite extends BrandSite {
  language: PortalLanguage;
  /** The record in English, to compare with texts that services send. */
  english: Brand;
  /** Texts that have no translation. A Spanish page shows them in English. */
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

/** The site with its texts in a language. Cached, so that there is one object per site and language. */
export const localizeSite = (site: BrandSite, language: PortalLanguage): LocalSite =>
  language === 'es' ? spanish(site) : english(site);

/** The `lang` attribute for a text of the record: 'en' if the text is English on a Spanish page. */
export const langOf = ({ untranslated }: LocalSite, text: string): 'en' | undefined =>
  untranslated.has(text) ? 'en' : undefined;
