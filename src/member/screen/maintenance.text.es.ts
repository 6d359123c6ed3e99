import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './maintenance.text.ts';

export const maintenance: Translation<typeof texts> = {
  maintenance: 'Estamos trabajando en esta parte del sitio',
  maintenanceText: 'Volverá pronto. Sus reclamos, mensajes y pagos no han cambiado.',
  maintenanceHelp: 'Si no puede esperar, podemos buscarlo por usted. Tenga a mano su tarjeta de miembro.',
  checkAgain: 'Comprobar de nuevo',
};
