/** The federal marketplace has a site of its own in Spanish, with another name. */
import type { PortalLanguage } from './i18n.ts';

export const FEDERAL_MARKETPLACE = {
  en: { name: 'HealthCare.gov', site: 'https://www.healthcare.gov/' },
  es: { name: 'CuidadoDeSalud.gov', site: 'https://www.cuidadodesalud.gov/es/' },
} as const satisfies Readonly<Record<PortalLanguage, { name: string; site: string }>>;

/** The English address of a link on a Spanish page. */
export const englishSite = (url: string): string =>
  url === FEDERAL_MARKETPLACE.es.site ? FEDERAL_MARKETPLACE.en.site : url;
