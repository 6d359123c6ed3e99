import type { ZipBrand } from './zip-outcome.rules.ts';

/** A brand in Minnesota, as parsed from the service's response. */
export const zipBrand = (code: string, changes: Partial<ZipBrand> = {}): ZipBrand => ({
  code,
  name: `The ${code} plan`,
  domain: `${code}.example`,
  states: ['MN'],
  number: 6000,
  description: 'Coverage.',
  spanishDescription: 'Cobertura.',
  storeId: 10163,
  phone: '1-800-555-0110',
  markets: ['under-65', 'medicare'],
  hours: { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00', timeZone: 'America/Chicago' },
  ...changes,
});
