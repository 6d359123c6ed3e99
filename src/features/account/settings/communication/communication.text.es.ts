import type { Translation } from '../../../../lib/text/i18n.ts';
import type { texts } from './communication.text.ts';

export const communication: Translation<typeof texts> = {
  paperless: 'Documentos en línea en lugar de por correo',
  paperlessHint:
    'Le escribimos a {email} cuando un documento está listo. Queda en su archivo de estados de cuenta.',
  paperlessHintNoEmail:
    'Le escribimos un correo electrónico cuando un documento está listo. Queda en su archivo de estados de cuenta.',
  eobElsewhere: 'Las explicaciones de beneficios quedan en el archivo de la persona titular.',
  EOB: 'Explicaciones de beneficios',
  STATEMENT: 'Estados de cuenta',
  PLAN: 'Documentos y avisos del plan',
  tell: 'Avísenme',
  CLAIM: 'Cuando se decide un reclamo',
  MESSAGE: 'Cuando tengo un mensaje nuevo',
  DOCUMENT: 'Cuando un documento está listo',
  EMAIL: 'Por correo electrónico',
  SMS: 'Por mensaje de texto',
  smsHint: 'Los mensajes de texto llegan a su teléfono celular, {mobile}. Su operador puede cobrarlos.',
  smsHintNone: 'Para recibir mensajes de texto, necesita un teléfono celular en su perfil.',
  mobileMissing: 'Primero agregue un teléfono celular a su perfil y guárdelo',
  emailMissing: 'Primero agregue una dirección de correo electrónico a su perfil y guárdela',
  submit: 'Guardar sus opciones',
  busy: 'Guardando sus opciones',
  done: 'Guardamos sus opciones',
  same: 'No ha cambiado nada',
  failed: 'No pudimos guardar sus opciones. Siguen marcadas aquí.',
  loading: 'Cargando sus opciones',
  loadFailed: 'No pudimos cargar sus opciones',
};
