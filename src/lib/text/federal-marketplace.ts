/** The federal marketplace's Spanish site has its own address and name. */
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

/** Maps an address of the Spanish marketplace site to the English site. Returns other addresses unchanged. */
export const englishSite = (url: string): string =>
  url === SPANISH_MARKETPLACE.site ? ENGLISH_MARKETPLACE.site : url;
