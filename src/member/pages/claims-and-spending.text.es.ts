import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './claims-and-spending.text.ts';

export const claimsAndSpending: Translation<typeof texts> = {
  lead: 'Vea lo que ha costado su atención y las cuentas con las que puede pagarla.',
  allClaims: 'Ver todos los reclamos',
  allGroups: 'Estos reclamos son de todos sus grupos.',
};
