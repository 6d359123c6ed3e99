import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './chat.text.ts';

export const chat: Translation<typeof texts> = {
  hours: 'De lunes a viernes, de 8 a. m. a 6 p. m. {zone}',
  closed:
    'El chat está cerrado en este momento. Su horario es de lunes a viernes, de 8 a. m. a 6 p. m. {zone}.',
  failed: 'No pudimos conectar con el chat. Inténtelo de nuevo en unos minutos o llame al {phone}.',
  opened: 'El chat está abierto en su propia ventana.',
  blocked: 'Su navegador no dejó abrir la ventana del chat.',
  openAnyway: 'Abrir el chat',
};
