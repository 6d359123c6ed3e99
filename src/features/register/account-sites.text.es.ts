import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './account-sites.text.ts';

export const accountSites: Translation<typeof texts> = {
  usedHere: 'Usará esta cuenta en este sitio.',
  usedHereChild: 'El niño usará esta cuenta en este sitio.',
  usedAt: 'Usará esta cuenta en {host}. Si inicia sesión aquí, pasará a ese sitio.',
  everyoneHere: 'Usará su cuenta en este sitio.',
  membersHere: 'Los miembros usan su cuenta en este sitio.',
  visitorsHere: 'Los visitantes usan su cuenta en este sitio.',
  visitors: 'Los visitantes usan su cuenta en {host}.',
  medicareHere: 'Los visitantes con Medicare usan su cuenta en este sitio.',
  medicare: 'Los visitantes con Medicare usan su cuenta en {host}.',
};
