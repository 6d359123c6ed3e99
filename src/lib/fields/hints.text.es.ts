import type { Translation } from '../text/i18n.ts';
import type { texts } from './hints.text.ts';

export const fieldHints: Translation<typeof texts> = {
  date: 'Mes, día y año. Por ejemplo, 04/28/1986',
  email: 'Por ejemplo, nombre@mail.com',
  phone: '10 dígitos, con el código de área. Por ejemplo, 555-555-0100',
  amount: 'Por ejemplo, 42.10',
};
