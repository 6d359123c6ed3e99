import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './spending-page.text.ts';

export const spendingPage: Translation<typeof texts> = {
  heading: 'Cuentas de gastos',
  lead: 'Vea sus saldos, el dinero que entró y salió, y hasta cuándo puede usar lo que queda.',
};
