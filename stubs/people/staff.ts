/** Agents, agency admins, internal staff and visitors who can sign in. */
import { PASSWORD, type Person } from './person.ts';

export const STAFF: readonly Person[] = [
  {
    id: 'gwen',
    logonId: 'gwen',
    password: PASSWORD,
    name: 'Gwen Okafor',
    worthTrying: 'An agent with two agencies in two regions.',
    role: 'AGENT',
    brand: 'any',
    email: 'gwen.okafor@agency.example',
    phone: '(412) 555-0160',
    zipCode: '15222',
    market: '',
  },
];
