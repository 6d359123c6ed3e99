/** The pages whose screens are not built yet, in Spanish. */
import type { Translation } from '../lib/i18n.ts';
import type { texts } from './by-phone.text.ts';

export const byPhone: Translation<typeof texts> = {
  plansLead: 'Sus planes y los documentos de cada plan aún no están en este sitio.',
  plansCall:
    'Le decimos qué está cubierto y le enviamos un folleto de beneficios o una tarjeta nueva. Tenga a mano su tarjeta de miembro.',
  messagesLead:
    'Sus mensajes más recientes están en su resumen de actividad. Los anteriores aún no están en este sitio.',
  messagesCall: 'Si espera un mensaje o no encuentra alguno, llámenos.',
  oneMessageLead:
    'El texto de los mensajes aún no está en este sitio. Para quién es, su asunto y su fecha están en su resumen de actividad.',
  dentalMessagesLead: 'El grupo seleccionado tiene solo cobertura dental. No tiene mensajes en este sitio.',
  noMessagesLead: 'Su plan no tiene un centro de mensajes en este sitio: le escribe por correo postal.',
  statementsLead: 'Sus estados de cuenta aún no están en este sitio.',
  statementsCall:
    'Le enviamos una copia de cualquier estado de cuenta o explicación de beneficios. Díganos qué meses necesita.',
  educationLead:
    'Las guías y los videos aún no están en este sitio. La página sobre la cobertura explica, en inglés, las palabras de un estado de cuenta con un ejemplo.',
  educationCall: 'Revisamos con usted una explicación de beneficios, línea por línea.',
  password: 'Cambiar su contraseña',
  spendingLead: 'Los saldos y pagos de sus cuentas de gastos aún no están en este sitio.',
  spendingCall: 'Le decimos el saldo de cada cuenta y qué se ha pagado con ella.',
  account: 'Configuración de la cuenta',
  accountLead: 'Aún no se pueden cambiar la dirección, el teléfono ni el correo electrónico en este sitio.',
  accountCall: 'Los cambiamos junto con usted. Tenga a mano su tarjeta de miembro.',
  toSummary: 'Ir a su resumen de actividad',
  toCoverage: 'La cobertura, explicada (en inglés)',
  toClaimsAndSpending: 'Reclamos y gastos',
  more: 'Lo que hay hoy en este sitio',
};
