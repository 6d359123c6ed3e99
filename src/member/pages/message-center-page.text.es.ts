import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './message-center-page.text.ts';

export const messageCenterPage: Translation<typeof texts> = {
  lead: 'Mensajes de su plan sobre reclamos, cobertura y atención médica.',
  loading: 'Cargando sus mensajes',
  failed: 'No pudimos cargar sus mensajes.',
};
