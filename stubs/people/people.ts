/** The people who can sign in to the sandbox, on every brand's site unless `brand` names one. */
import { MEMBERS } from './members.ts';
import type { Person } from './person.ts';
import { REFUSED } from './refused.ts';
import { STAFF } from './staff.ts';

export const PEOPLE: readonly Person[] = [...MEMBERS, ...STAFF, ...REFUSED];
