/** The federal marketplace has a site of its own in Spanish, with another name. */
import type { PortalLanguage } from './i18n.ts';

export const ENGLISH_MARKETPLACE = { name: 'HealthCare.gov', site: 'https://www.healthcare.gov/' } as const;
export const SPANISH_MARKETPLACE = {
  name: 'CuidadoDeSalud.gov',
  site: 'https://www.cuidadodesalud.gov/es/',
} as const;

export const FEDERAL_MARKETPLACE = {
  en: ENGLISH_MARKETPLACE,
  es: SPANISH_MARKETPLACE,
} as const satisfies Readonly<Record<PortalLanguage, { name: string; site: string }>>;

/** The English address of a link on a Spanish page. */
export const englishSite = (url: string): string =>
  url === SPANISH_MARKETPLACE.site ? ENGLISH_MARKETPLACE.site : url;
