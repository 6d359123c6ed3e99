import type { Translation } from '../../lib/i18n.ts';
import type { texts } from './register.text.ts';

export const register: Translation<typeof texts> = {
  VU65: 'Visitante, menor de 65 años',
  VMED: 'Visitante, Medicare',
  MU65: 'Miembro, menor de 65 años',
  MMED: 'Miembro, Medicare',
  MREG: 'Miembro que se registra',
  SELF: 'Titular',
  SPOUSE: 'Cónyuge',
  'CUSTODIAL PARENT/GUARDIAN': 'Padre, madre o tutor con custodia',
  'DOMESTIC PARTNER': 'Pareja de hecho',
  'DEPENDENT/OTHER': 'Dependiente u otro',
  HOME: 'Casa',
  BUS: 'Trabajo',
  CELL: 'Móvil',
};
