import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './cost-tools.text.ts';

export const costTools: Translation<typeof texts> = {
  heading: 'Herramientas para sus gastos',
};
