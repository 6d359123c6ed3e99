import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './placeholder-page.text.ts';

export const placeholderPage: Translation<typeof texts> = {
  messagesCall: 'Si espera un mensaje o no encuentra alguno, llámenos.',
  dentalMessagesLead: 'El grupo que eligió tiene solo cobertura dental. No tiene mensajes en este sitio.',
  noMessagesLead: 'Su plan no tiene un centro de mensajes en este sitio. Le escribe por correo postal.',
  toSummary: 'Ir a su resumen de actividad',
  toContact: 'Escribir a servicio al cliente',
  more: 'Lo que puede hacer aquí hoy',
};
