import type { Translation } from '../../lib/text/i18n.ts';
import type { texts } from './security-question.text.ts';

export const securityQuestion: Translation<typeof texts> = {
  heading: 'Su pregunta de seguridad',
  lead: 'Si olvida su contraseña, su respuesta nos muestra que es usted.',
  offerLead:
    'Su contraseña se cambió. Todavía no tiene una pregunta de seguridad. Elija una ahora para poder entrar por su cuenta si olvida su contraseña.',
  present: 'Su pregunta actual',
  question: 'Pregunta de seguridad',
  choose: 'Elija una pregunta',
  answer: 'Su respuesta',
  answerHint: 'Elija una que usted recuerde y que otros no sepan. Servicio al cliente nunca se la pide.',
  submit: 'Guardar la pregunta',
  busy: 'Guardando la pregunta',
  later: 'Ahora no',
  failed: 'No pudimos guardar su pregunta. Lo que escribió sigue aquí.',
  loadFailed: 'No pudimos cargar las preguntas',
  loading: 'Cargando las preguntas',
  done: 'Guardamos su pregunta de seguridad',
  call: 'También podemos elegir una pregunta con usted por teléfono. Tenga a mano su tarjeta de miembro.',
  change: 'Cambiar su pregunta de seguridad',
  choosing: 'Elegir una pregunta de seguridad',
  about: 'Le permite volver a entrar si olvida su contraseña.',
};
