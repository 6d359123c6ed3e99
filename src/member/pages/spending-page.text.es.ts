import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './spending-page.text.ts';

export const spendingPage: Translation<typeof texts> = {
  heading: 'Cuentas de gastos',
  lead: 'Sus saldos, lo que se aportó y pagó, y qué usar hasta cuándo.',
};
