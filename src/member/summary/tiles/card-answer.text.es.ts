import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './card-answer.text.ts';

export const cardAnswer: Translation<typeof texts> = {
  memberId: 'Número de miembro',
  show: 'Mostrar mi tarjeta',
  hint: 'Frente y reverso, para mostrar, guardar o imprimir.',
  failed: 'No pudimos cargar su tarjeta de miembro.',
  none: 'Aquí no hay tarjeta, porque este grupo no tiene ningún plan activo. Llame al {phone} para pedir una copia de una anterior.',
  ended:
    'Aquí no hay tarjeta, porque su cobertura en este grupo terminó. Llame al {phone} para pedir una copia de una anterior.',
  unloaded: 'La tarjeta no se cargó. Revise su conexión e inténtelo de nuevo.',
};
