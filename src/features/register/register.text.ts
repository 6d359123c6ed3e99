/** Text of the registration form. Labels of types and phones are those of spec 000 §6. */
import { translator } from '../../lib/i18n.ts';

export const texts = {
  VU65: 'Visitor, under 65',
  VMED: 'Visitor, Medicare',
  MU65: 'Member, under 65',
  MMED: 'Member, Medicare',
  MREG: 'Member registering',
  SELF: 'Self',
  SPOUSE: 'Spouse',
  'CUSTODIAL PARENT/GUARDIAN': 'Custodial parent/guardian',
  'DOMESTIC PARTNER': 'Domestic partner',
  'DEPENDENT/OTHER': 'Dependent/other',
  HOME: 'Home',
  BUS: 'Work',
  CELL: 'Mobile',
} as const;

export const t = translator('register', texts);
