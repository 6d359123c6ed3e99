/** `health-plans.text.ts` in Spanish. */
import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './health-plans.text.ts';

export const healthPlans: Translation<typeof texts> = {
  title: 'Planes de salud',
  headline: 'Resumen de beneficios',
  description: 'Sus planes, quiénes están cubiertos y los documentos que dicen qué pagan.',
};
