import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './help.text.ts';

export const helpMenu: Translation<typeof texts> = {
  heading: '¿Necesita ayuda?',
  call: 'Servicio al cliente',
  more: 'Más formas de recibir ayuda',
  close: 'Cerrar',
  'contact-us': 'Comuníquese con nosotros',
  'contact-us.description': 'Escríbanos y le responderemos por correo electrónico o por teléfono.',
  chat: 'Conversar por chat',
  questions: 'Preguntas y respuestas',
  'questions.description': 'Lo que más preguntan los miembros.',
  'language-help': 'Ayuda en su idioma',
  'language-help.description': 'Los intérpretes son gratuitos.',
};
