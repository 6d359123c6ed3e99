/** Describes a brand as schema.org's Organization and MedicalOrganization. Pure. */
import type { Brand } from '../brand.schema.ts';
import type { JsonLdNode } from './json-ld.rules.ts';

type OrganizationBrand = Pick<
  Brand,
  'name' | 'domain' | 'description' | 'brandState' | 'customerServicePhoneNumber' | 'hours' | 'footer'
>;

/** Weekday names in the record's order, where 1 is Monday. */
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const originOf = ({ domain }: Pick<Brand, 'domain'>): string => `https://${domain}`;

/** The id of the organization, for references from other nodes. */
export const organizationId = (brand: Pick<Brand, 'domain'>): string => `${originOf(brand)}/#organization`;

const telephone = (number: string): string => `+${number}`;

/** Opening hours in the record's time zone. schema.org has no field for the zone, so the page shows it as text. */
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

/** The brand as an Organization, for the home page and the page about the brand. */
export function organization(brand: OrganizationBrand): JsonLdNode {
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
      availableLanguage: ['en', 'es'],
      hoursAvailable: openingHours(hours),
    },
    ...(social.length > 0 ? { sameAs: social } : {}),
  };
}

/** The brand as a MedicalOrganization, for pages about care and coverage. @param path path of the page, such as `/find-care/` */
export const medicalOrganization = (brand: OrganizationBrand, path: string): JsonLdNode => ({
  '@type': 'MedicalOrganization',
  '@id': `${originOf(brand)}${path}#medical-organization`,
  name: brand.name,
  url: `${originOf(brand)}${path}`,
  telephone: telephone(brand.customerServicePhoneNumber),
  areaServed: areaServed(brand),
  parentOrganization: { '@id': organizationId(brand) },
});
