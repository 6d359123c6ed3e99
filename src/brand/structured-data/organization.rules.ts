/** A brand as schema.org's Organization and MedicalOrganization. Pure. */
import type { Brand } from '../brand.schema.ts';
import type { JsonLdNode } from './json-ld.rules.ts';

type OrganizationBrand = Pick<
  Brand,
  'name' | 'domain' | 'description' | 'brandState' | 'customerServicePhoneNumber' | 'hours' | 'footer'
>;

/** In the order of the record: 1 = Monday. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const originOf = ({ domain }: Pick<Brand, 'domain'>): string => `https://${domain}`;

/** The id that other nodes of the site refer to. */
export const organizationId = (brand: Pick<Brand, 'domain'>): string => `${originOf(brand)}/#organization`;

const telephone = (number: string): string => `+${number}`;

/** schema.org has no time zone for hours: they are those of the record, which the page names. */
const openingHours = ({ days, opens, closes }: Brand['hours']): JsonLdNode => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.flatMap((day) => WEEKDAYS[day - 1] ?? []),
  opens,
  closes,
});

const areaServed = ({ brandState }: Pick<Brand, 'brandState'>): JsonLdNode => ({
  '@type': 'AdministrativeArea',
  identifier: `US-${brandState}`,
});

/** For the home page and the page about the brand. @param languages in which customer service responds: `en` */
export function organization(
  brand: OrganizationBrand,
  languages: readonly string[] = ['en', 'es'],
): JsonLdNode {
  const { name, description, customerServicePhoneNumber: phone, hours, footer } = brand;
  const social = Object.values(footer.social);
  return {
    '@type': 'Organization',
    '@id': organizationId(brand),
    name,
    description,
    url: `${originOf(brand)}/`,
    logo: `${originOf(brand)}/favicon.svg`,
    telephone: telephone(phone),
    areaServed: areaServed(brand),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: telephone(phone),
      availableLanguage: [...languages],
      hoursAvailable: openingHours(hours),
    },
    ...(social.length > 0 ? { sameAs: social } : {}),
  };
}

/** For pages about care and coverage. @param path of the page: `/find-care/` */
export const medicalOrganization = (brand: OrganizationBrand, path: string): JsonLdNode => ({
  '@type': 'MedicalOrganization',
  '@id': `${originOf(brand)}${path}#medical-organization`,
  name: brand.name,
  url: `${originOf(brand)}${path}`,
  telephone: telephone(brand.customerServicePhoneNumber),
  areaServed: areaServed(brand),
  parentOrganization: { '@id': organizationId(brand) },
});
