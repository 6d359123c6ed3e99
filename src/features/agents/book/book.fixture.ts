import fc from 'fast-check';
import { CLIENT_LINES, type BookClient } from './book.schema.ts';

/** A client fixture; pass the fields that differ. */
export const clientOf = (fields: Partial<BookClient> = {}): BookClient => ({
  clientId: '7-0001',
  firstName: 'Maria',
  lastName: 'Delgado',
  city: 'Duluth',
  state: 'MN',
  line: 'ACA',
  planName: 'Silver 4500',
  status: 'active',
  since: '2024-01-01',
  renews: '2027-01-01',
  hasPortal: true,
  ...fields,
});

const day = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Generates clients from few different values, so that many clients share some. */
export const anyClient: fc.Arbitrary<BookClient> = fc
  .record({
    clientId: fc.integer({ min: 1, max: 9999 }).map((number) => `7-${number}`),
    firstName: fc.constantFrom('Maria', 'José', 'Zoë', 'Ann Marie', 'håkon'),
    lastName: fc.constantFrom('Delgado', 'O’Brien', 'Two Bulls', 'müller', 'García'),
    city: fc.constantFrom('Duluth', 'Saint Cloud', ''),
    line: fc.constantFrom(...CLIENT_LINES),
    since: day,
    renews: fc.option(day),
    hasPortal: fc.boolean(),
  })
  .map(clientOf);
