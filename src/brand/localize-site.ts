/** A site in one of its languages: templates then show the texts of the record as they are. */
import type { PortalLanguage } from '../lib/i18n.ts';
import { oncePer } from '../lib/once-per.ts';
import type { Brand } from './brand.schema.ts';
import type { BrandSite } from './read-brands.ts';

export interface LocalSite extends BrandSite {
  language: PortalLanguage;
  /** The record in English, to compare with texts of services. */
  english: Brand;
  /** Texts of the record that are English on a page in another language. */
  untranslated: ReadonlySet<string>;
}

/** Puts the Spanish texts of a record in place of the English ones. */
export function inSpanish(brand: Brand): { brand: Brand; untranslated: Set<string> } {
  const { footer, hours, spanish } = brand;
  const untranslated = new Set([footer.copyright]);
  const textOf = (text: string | undefined, english: string): string => {
    if (text === undefined) untranslated.add(english);
    return text ?? english;
  };
  const links = Object.entries(footer.links).map(
    ([name, link]) => [name, { ...link, label: textOf(spanish.links[name], link.label) }] as const,
  );
  const statements = Object.entries(footer.statements).map(
    ([name, text]) => [name, textOf(spanish.statements[name], text)] as const,
  );
  const local: Brand = {
    ...brand,
    language: 'es',
    description: textOf(spanish.description, brand.description),
    hours: { ...hours, text: hours.spanishText, inSentence: hours.spanishInSentence },
    tabs: brand.tabs.map((tab) => ({ ...tab, label: textOf(spanish.tabs[tab.id], tab.label) })),
    footer: { ...footer, links: Object.fromEntries(links), statements: Object.fromEntries(statements) },
    formsLabel: spanish.formsLabel,
    noticeLabels: spanish.noticeLabels,
    placeholders: spanish.placeholders,
  };
  return { brand: local, untranslated };
}

const english = oncePer((site: BrandSite): LocalSite => ({
  ...site,
  language: 'en',
  english: site.brand,
  untranslated: new Set(),
}));
const spanish = oncePer((site: BrandSite): LocalSite => ({
  ...site,
  language: 'es',
  english: site.brand,
  ...inSpanish(site.brand),
}));

/** The site with the texts of its record in a language. Cached: the result is one object per site and language. */
export const localizeSite = (site: BrandSite, language: PortalLanguage): LocalSite =>
  language === 'es' ? spanish(site) : english(site);

/** For the attribute `lang` of a text of the record: 'en' if the page is not in English and the text is. */
export const langOf = ({ untranslated }: LocalSite, text: string): 'en' | undefined =>
  untranslated.has(text) ? 'en' : undefined;
