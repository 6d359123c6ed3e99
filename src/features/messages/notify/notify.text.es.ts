import type { Translation } from '../../../lib/text/i18n.ts';
import type { texts } from './notify.text.ts';

export const messageNotify: Translation<typeof texts> = {
  thankYou: 'Gracias',
  sent: 'Su aviso fue enviado.',
  error: 'Error',
  failed: 'No podemos enviar su mensaje en este momento. Inténtelo de nuevo más tarde.',
  open: 'Avisar a {name}',
  openUnnamed: 'Avisar a este familiar',
  heading: 'Avisar a {name}',
  headingUnnamed: 'Avisar a un familiar',
  lead: 'Le diremos a esa persona que hay un mensaje para leer en este sitio, pero no de qué se trata.',
  channel: '¿Cómo debemos avisar a esa persona?',
  sms: 'Mensaje de texto',
  email: 'Correo electrónico',
  phoneHint: '10 dígitos, en no más de 15 caracteres. Por ejemplo, 555-555-0100',
  phoneLabel: 'Número de teléfono celular',
  emailLabel: 'Dirección de correo electrónico',
  send: 'Enviar',
  sending: 'Enviando…',
  cancel: 'Cancelar',
  ok: 'Aceptar',
  unloaded: 'El formulario no se cargó. Revise su conexión e inténtelo de nuevo.',
};
