import type { Translation } from '../lib/i18n.ts';
import type { texts } from './message-center-page.text.ts';

export const messageCenterPage: Translation<typeof texts> = {
  lead: 'Lo que su plan les ha escrito a usted y a su familia sobre reclamos, cobertura y atención.',
  loading: 'Cargando sus mensajes',
  failed: 'No pudimos cargar sus mensajes.',
};
