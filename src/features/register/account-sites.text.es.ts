import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './account-sites.text.ts';

export const accountSites: Translation<typeof texts> = {
  everyoneHere: 'La cuenta se usa en este sitio.',
  membersHere: 'Los miembros usan la cuenta en este sitio.',
  visitorsHere: 'Los visitantes usan la cuenta en este sitio.',
  visitors: 'Los visitantes usan la cuenta en {host}.',
  medicareHere: 'Los visitantes con Medicare usan la cuenta en este sitio.',
  medicare: 'Los visitantes con Medicare usan la cuenta en {host}.',
};
