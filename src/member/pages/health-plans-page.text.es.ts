import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './health-plans-page.text.ts';

export const healthPlansPage: Translation<typeof texts> = {
  headline: 'Vista general de sus beneficios',
  lead: 'Sus planes y lo que cubren.',
  loading: 'Cargando sus planes de salud',
  failed: 'No pudimos cargar sus planes de salud.',
};
