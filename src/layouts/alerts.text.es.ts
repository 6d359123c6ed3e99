/** Dated notices in Spanish. */
import type { Translation } from '../lib/i18n.ts';
import type { texts } from './alerts.text.ts';

export const alerts: Translation<typeof texts> = {
  outage: 'Interrupción',
  storm: 'Tormenta',
  recall: 'Retiro del mercado',
  notice: 'Aviso',
};
