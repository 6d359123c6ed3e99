import type { Translation } from '../lib/i18n.ts';
import type { texts } from './health-plans-page.text.ts';

export const healthPlansPage: Translation<typeof texts> = {
  headline: 'Resumen de sus beneficios',
  lead: 'Sus planes, lo que cubren y cuánto ha avanzado en este año del plan.',
  loading: 'Cargando sus planes de salud',
  failed: 'No pudimos cargar sus planes de salud.',
};
